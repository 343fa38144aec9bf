-- Credits of a wallet. Entries are the truth and are only ever added; a balance is their running sum, which the
-- trigger below moves in the statement that adds the entry, so no wrong sum can be written, let alone committed.
create table ledger_balance (
  wallet_id uuid not null references wallet,
  kind text not null check (kind in ('vhr', 'sticker', 'global')),
  amount integer not null default 0 check (amount >= 0),
  entry_count integer not null default 0,
  primary key (wallet_id, kind)
) with (fillfactor = 50);

create table ledger_entry (
  id bigint generated always as identity,
  wallet_id uuid not null,
  kind text not null,
  -- Place in the history of this wallet and kind, from 1; set by the trigger, like the balance after it.
  number integer not null,
  amount integer not null,
  balance_after integer not null check (balance_after >= 0),
  -- What the caller wanted moved: more than was moved where a refund finds credits already used.
  asked integer not null,
  reason text not null,
  idempotency_key text not null unique check (idempotency_key <> ''),
  -- The reservation's own entry, of which there is one settlement at most.
  settles bigint,
  reference text,
  note text,
  made_by text not null check (made_by <> ''),
  created_at timestamptz not null default now(),
  primary key (wallet_id, id),
  unique (wallet_id, kind, number),
  foreign key (wallet_id, settles) references ledger_entry (wallet_id, id),
  constraint ledger_entry_amount_fits_reason check (
    case reason
      when 'grant' then amount > 0 and amount = asked
      when 'purchase' then amount > 0 and amount = asked
      when 'reserve' then amount = -1 and amount = asked
      when 'keep' then amount = 0 and amount = asked
      when 'give-back' then amount = 1 and amount = asked
      when 'take' then amount < 0 and amount = asked
      when 'expire' then amount <= 0 and amount >= asked and asked < 0
      when 'refund' then amount <= 0 and amount >= asked and asked < 0
      when 'dispute' then amount <= 0 and amount >= asked and asked < 0
      else false
    end
  ),
  constraint ledger_entry_settles_a_reservation check ((settles is not null) = (reason in ('keep', 'give-back')))
);

create unique index ledger_entry_settled_once on ledger_entry (wallet_id, settles) where settles is not null;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger ledger_entry_is_final before update or delete on ledger_entry
  for each row execute function refuse_ledger_change();
create trigger ledger_entry_stays before truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
create trigger ledger_balance_starts_empty before insert on ledger_balance
  for each row when (new.amount <> 0 or new.entry_count <> 0) execute function refuse_ledger_change();
-- Depth 0 is a statement of its own; the trigger of an entry is deeper.
create trigger ledger_balance_follows_entries before update or delete on ledger_balance
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();
create trigger ledger_balance_stays before truncate on ledger_balance
  for each statement execute function refuse_ledger_change();

create function move_ledger_balance() returns trigger language plpgsql as $$
begin
  update ledger_balance set amount = amount + new.amount, entry_count = entry_count + 1
    where wallet_id = new.wallet_id and kind = new.kind
    returning entry_count, amount into new.number, new.balance_after;
  if not found then
    raise exception 'no balance of kind % for wallet %', new.kind, new.wallet_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_moves_balance before insert on ledger_entry
  for each row execute function move_ledger_balance();

-- One entry, once per key. The balance is locked before the key is looked for, so of two callers with one key the
-- second sees the entry of the first. Outcome: posted, repeated, key-reused (other content), short (not enough).
create function post_ledger_entry(
  p_wallet uuid, p_kind text, p_asked integer, p_reason text, p_key text,
  p_reference text, p_note text, p_by text, p_settles bigint
) returns table (outcome text, entry_id bigint, moved integer, balance integer) language plpgsql as $$
declare
  known ledger_entry;
begin
  select b.amount into balance from ledger_balance b
    where b.wallet_id = p_wallet and b.kind = p_kind for update;
  if not found then
    insert into ledger_balance (wallet_id, kind) values (p_wallet, p_kind) on conflict do nothing;
    select b.amount into balance from ledger_balance b
      where b.wallet_id = p_wallet and b.kind = p_kind for update;
  end if;
  select e.* into known from ledger_entry e where e.idempotency_key = p_key;
  if found then
    outcome := case when known.wallet_id = p_wallet and known.kind = p_kind and known.asked = p_asked
      and known.reason = p_reason and known.reference is not distinct from p_reference
      and known.settles is not distinct from p_settles then 'repeated' else 'key-reused' end;
    entry_id := known.id;
    moved := known.amount;
    return next;
    return;
  end if;
  moved := p_asked;
  if balance + p_asked < 0 then
    if p_reason not in ('expire', 'refund', 'dispute') then
      outcome := 'short';
      moved := 0;
      return next;
      return;
    end if;
    moved := -balance;
  end if;
  insert into ledger_entry as e (wallet_id, kind, amount, asked, reason, idempotency_key, settles, reference, note, made_by)
    values (p_wallet, p_kind, moved, p_asked, p_reason, p_key, p_settles, p_reference, p_note, p_by)
    returning e.id, e.balance_after into entry_id, balance;
  outcome := 'posted';
  return next;
end $$;

-- What a wallet subscribes to. Checkout fills these rows; uvc is the unlimited VIN check.
create table subscription (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  wallet_id uuid not null,
  kind text not null check (kind in ('sticker', 'vhr', 'uvc')),
  is_unlimited boolean not null,
  monthly_allowance integer check (monthly_allowance > 0),
  status text not null default 'active' check (status in ('active', 'past-due', 'cancelling', 'ended')),
  period_ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (site_id, wallet_id) references wallet (site_id, id),
  check (is_unlimited = (monthly_allowance is null))
);
create index subscription_wallet on subscription (wallet_id, kind);

-- The counted months of a subscription; a use is given back to the month it came from.
create table subscription_month (
  subscription_id uuid not null references subscription,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  allowance integer not null check (allowance > 0),
  used integer not null default 0 check (used between 0 and allowance),
  primary key (subscription_id, starts_at)
);

-- One document's claim on a subscription or a credit, until it is delivered or has failed.
create table reservation (
  id uuid primary key default gen_random_uuid(),
  wallet_id uuid not null references wallet,
  document text not null check (document in ('report', 'basic-report', 'sticker')),
  idempotency_key text not null unique check (idempotency_key <> ''),
  paid_by text not null check (paid_by in ('unlimited', 'allowance', 'credit')),
  subscription_id uuid references subscription,
  month_starts_at timestamptz,
  credit_kind text,
  entry_id bigint,
  status text not null default 'reserved' check (status in ('reserved', 'kept', 'given-back')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (wallet_id, entry_id) references ledger_entry (wallet_id, id),
  foreign key (subscription_id, month_starts_at) references subscription_month,
  check ((settled_at is null) = (status = 'reserved')),
  check (
    case paid_by
      when 'credit' then entry_id is not null and credit_kind is not null and subscription_id is null
      when 'allowance' then entry_id is null and subscription_id is not null and month_starts_at is not null
      else entry_id is null and subscription_id is not null and month_starts_at is null
    end
  )
) with (fillfactor = 80);

-- Claims the first that has something left: unlimited subscription, counted allowance, then credits in the given
-- order. Outcome: reserved, repeated, key-reused, short.
create function reserve_credit(
  p_wallet uuid, p_document text, p_subscription_kind text, p_credit_kinds text[], p_key text, p_reference text, p_by text
) returns table (outcome text, reservation_id uuid, paid_by text, credit_kind text) language plpgsql as $$
declare
  known reservation;
  chosen uuid;
  month timestamptz;
  entry bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, 5));
  select r.* into known from reservation r where r.idempotency_key = p_key;
  if found then
    return query select
      case when known.wallet_id = p_wallet and known.document = p_document then 'repeated' else 'key-reused' end,
      known.id, known.paid_by, known.credit_kind;
    return;
  end if;
  reservation_id := gen_random_uuid();
  select s.id into chosen from subscription s
    where s.wallet_id = p_wallet and s.kind = p_subscription_kind and s.is_unlimited
      and s.status <> 'ended' and s.period_ends_at > now() limit 1;
  if found then
    paid_by := 'unlimited';
  else
    select m.subscription_id, m.starts_at into chosen, month
      from subscription s join subscription_month m on m.subscription_id = s.id
      where s.wallet_id = p_wallet and s.kind = p_subscription_kind and s.status <> 'ended' and s.period_ends_at > now()
        and m.starts_at <= now() and m.ends_at > now() and m.used < m.allowance
      order by m.ends_at, m.starts_at, s.id limit 1 for update of m;
    if found then
      paid_by := 'allowance';
      update subscription_month m set used = m.used + 1 where m.subscription_id = chosen and m.starts_at = month;
    else
      foreach credit_kind in array p_credit_kinds loop
        select e.entry_id into entry
          from post_ledger_entry(p_wallet, credit_kind, -1, 'reserve', 'reserve:' || reservation_id,
                                 p_reference, null, p_by, null) e
          where e.outcome = 'posted';
        exit when found;
      end loop;
      if entry is null then
        outcome := 'short';
        reservation_id := null;
        credit_kind := null;
        return next;
        return;
      end if;
      paid_by := 'credit';
    end if;
  end if;
  insert into reservation (id, wallet_id, document, idempotency_key, paid_by, subscription_id, month_starts_at, credit_kind, entry_id)
    values (reservation_id, p_wallet, p_document, p_key, paid_by, chosen, month, credit_kind, entry);
  outcome := 'reserved';
  return next;
end $$;

-- Keeps a reservation or gives it back, whichever comes first, once. Answers the status it has now and whether this
-- call brought it there; nothing for an unknown reservation.
create function settle_reservation(p_id uuid, p_status text, p_by text)
returns table (status text, is_new boolean) language plpgsql as $$
declare
  held reservation;
begin
  select r.* into held from reservation r where r.id = p_id for update;
  if not found then return; end if;
  if held.status <> 'reserved' then
    return query select held.status, false;
    return;
  end if;
  update reservation r set status = p_status, settled_at = now() where r.id = p_id;
  if held.paid_by = 'allowance' and p_status = 'given-back' then
    update subscription_month m set used = m.used - 1
      where m.subscription_id = held.subscription_id and m.starts_at = held.month_starts_at;
  elsif held.paid_by = 'credit' then
    perform post_ledger_entry(
      held.wallet_id, held.credit_kind, case p_status when 'kept' then 0 else 1 end,
      case p_status when 'kept' then 'keep' else 'give-back' end, p_status || ':' || p_id,
      (select e.reference from ledger_entry e where e.wallet_id = held.wallet_id and e.id = held.entry_id), null, p_by, held.entry_id);
  end if;
  return query select p_status, true;
end $$;

-- One attempt to make one document. Without a reservation it is free.
create table generation (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  account_id uuid,
  wallet_id uuid not null,
  kind text not null check (kind in ('report', 'basic-report', 'sticker')),
  -- The VIN or year, make, model and trim, normalised.
  vehicle_key text not null check (vehicle_key <> ''),
  search_type text not null check (search_type in ('vin', 'ymmt')),
  status text not null default 'reserved' check (status in ('reserved', 'delivered', 'failed', 'given-back')),
  reservation_id uuid unique references reservation,
  error_message text,
  -- What the browser said when it asked for the credit back.
  reported_message text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  foreign key (site_id, wallet_id) references wallet (site_id, id),
  foreign key (site_id, account_id) references account (site_id, id) on delete set null (account_id),
  check (status <> 'given-back' or reservation_id is not null),
  check ((finished_at is null) = (status = 'reserved'))
) with (fillfactor = 80);
create index generation_account on generation (account_id, created_at);
create index generation_open on generation (created_at) where status = 'reserved';
create index generation_failed on generation (wallet_id, created_at)
  where status = 'failed' and reservation_id is not null;
