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
  balance_after integer not null,
  -- What the caller wanted moved: more than was moved where a refund finds credits already used.
  asked integer not null,
  reason text not null,
  idempotency_key text not null unique,
  -- The reservation's own entry, of which there is one settlement at most.
  settles bigint,
  reference text,
  note text,
  made_by text not null,
  created_at timestamptz not null default now(),
  primary key (wallet_id, id),
  unique (wallet_id, kind, number),
  foreign key (wallet_id, settles) references ledger_entry (wallet_id, id)
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

-- The rules of an entry stand here, not in check constraints: those are read anew for every statement, which took
-- longer than all the rest of it.
create function move_ledger_balance() returns trigger language plpgsql as $$
begin
  if not (case new.reason
    when 'grant' then new.amount > 0 and new.amount = new.asked
    when 'purchase' then new.amount > 0 and new.amount = new.asked
    when 'reserve' then new.amount = -1 and new.amount = new.asked
    when 'keep' then new.amount = 0 and new.amount = new.asked
    when 'give-back' then new.amount = 1 and new.amount = new.asked
    when 'take' then new.amount < 0 and new.amount = new.asked
    when 'expire' then new.amount <= 0 and new.amount >= new.asked and new.asked < 0
    when 'refund' then new.amount <= 0 and new.amount >= new.asked and new.asked < 0
    when 'dispute' then new.amount <= 0 and new.amount >= new.asked and new.asked < 0
    else false
  end) then
    raise exception 'an entry of % for % is not possible', new.amount, new.reason using errcode = 'check_violation';
  end if;
  if (new.settles is not null) <> (new.reason in ('keep', 'give-back')) or new.idempotency_key = '' or new.made_by = '' then
    raise exception 'an entry for % is incomplete', new.reason using errcode = 'check_violation';
  end if;
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
  p_reference text, p_note text, p_by text, p_settles bigint,
  out outcome text, out entry_id bigint, out moved integer, out balance integer
) language plpgsql as $$
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
    return;
  end if;
  moved := p_asked;
  if balance + p_asked < 0 then
    if p_reason not in ('expire', 'refund', 'dispute') then
      outcome := 'short';
      moved := 0;
      return;
    end if;
    moved := -balance;
  end if;
  insert into ledger_entry as e (wallet_id, kind, amount, asked, reason, idempotency_key, settles, reference, note, made_by)
    values (p_wallet, p_kind, moved, p_asked, p_reason, p_key, p_settles, p_reference, p_note, p_by)
    returning e.id, e.balance_after into entry_id, balance;
  outcome := 'posted';
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

-- Types instead of checks, for the same reason as in the ledger: these rows are written for every document.
create type document_kind as enum ('report', 'basic-report', 'sticker');
create type reservation_payer as enum ('unlimited', 'allowance', 'credit');
create type reservation_status as enum ('reserved', 'kept', 'given-back');
create type generation_status as enum ('reserved', 'delivered', 'failed', 'given-back');
create type search_type as enum ('vin', 'ymmt');

-- One document's claim on a subscription or a credit, until it is delivered or has failed.
create table reservation (
  id uuid primary key default uuidv7(),
  wallet_id uuid not null,
  document document_kind not null,
  idempotency_key text not null unique,
  paid_by reservation_payer not null,
  subscription_id uuid references subscription,
  month_starts_at timestamptz,
  credit_kind text,
  entry_id bigint,
  reference text,
  status reservation_status not null default 'reserved',
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (wallet_id, entry_id) references ledger_entry (wallet_id, id),
  foreign key (subscription_id, month_starts_at) references subscription_month,
  check ((entry_id is null) = (subscription_id is not null))
) with (fillfactor = 80);

-- Claims the first that has something left: unlimited subscription, counted allowance, then credits in the given
-- order. Outcome: reserved, repeated, key-reused, short.
create function reserve_credit(
  p_wallet uuid, p_document text, p_subscription_kind text, p_credit_kinds text[], p_key text, p_reference text, p_by text,
  out outcome text, out reservation_id uuid, out paid_by text, out credit_kind text
) language plpgsql as $$
declare
  known reservation;
  chosen uuid;
  month timestamptz;
  posted record;
  entry bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, 5));
  select r.* into known from reservation r where r.idempotency_key = p_key;
  if found then
    outcome := case when known.wallet_id = p_wallet and known.document = p_document::document_kind
      then 'repeated' else 'key-reused' end;
    reservation_id := known.id;
    paid_by := known.paid_by;
    credit_kind := known.credit_kind;
    return;
  end if;
  reservation_id := uuidv7();
  perform from subscription s
    where s.wallet_id = p_wallet and s.kind = p_subscription_kind and s.status <> 'ended' and s.period_ends_at > now();
  if found then
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
      end if;
    end if;
  end if;
  if paid_by is null then
    foreach credit_kind in array p_credit_kinds loop
      posted := post_ledger_entry(p_wallet, credit_kind, -1, 'reserve', 'reserve:' || reservation_id,
                                  p_reference, null, p_by, null);
      entry := posted.entry_id;
      exit when entry is not null;
    end loop;
    if entry is null then
      outcome := 'short';
      reservation_id := null;
      credit_kind := null;
      return;
    end if;
    paid_by := 'credit';
  end if;
  insert into reservation (id, wallet_id, document, idempotency_key, paid_by, subscription_id, month_starts_at, credit_kind, entry_id, reference)
    values (reservation_id, p_wallet, p_document::document_kind, p_key, paid_by::reservation_payer, chosen, month, credit_kind, entry, p_reference);
  outcome := 'reserved';
end $$;

-- Keeps a reservation or gives it back, whichever comes first, once. Answers the status it has now and whether this
-- call brought it there; nulls for an unknown reservation.
create function settle_reservation(p_id uuid, p_status text, p_by text, out status text, out is_new boolean)
language plpgsql as $$
declare
  held reservation;
  moved integer := case p_status when 'kept' then 0 else 1 end;
begin
  update reservation r set status = p_status::reservation_status, settled_at = now()
    where r.id = p_id and r.status = 'reserved' returning r.* into held;
  is_new := found;
  if not is_new then
    select r.status into status from reservation r where r.id = p_id;
    return;
  end if;
  if held.paid_by = 'allowance' and p_status = 'given-back' then
    update subscription_month m set used = m.used - 1
      where m.subscription_id = held.subscription_id and m.starts_at = held.month_starts_at;
  elsif held.paid_by = 'credit' then
    insert into ledger_entry (wallet_id, kind, amount, asked, reason, idempotency_key, settles, reference, made_by)
      values (held.wallet_id, held.credit_kind, moved, moved, case p_status when 'kept' then 'keep' else 'give-back' end,
              p_status || ':' || p_id, held.entry_id, held.reference, p_by);
  end if;
  status := p_status;
end $$;

-- One attempt to make one document. Without a reservation it is free.
create table generation (
  id uuid primary key default uuidv7(),
  site_id integer not null,
  account_id uuid,
  wallet_id uuid not null,
  kind document_kind not null,
  -- The VIN or year, make, model and trim, normalised.
  vehicle_key text not null,
  search_type search_type not null,
  status generation_status not null default 'reserved',
  reservation_id uuid unique references reservation,
  error_message text,
  -- What the browser said when it asked for the credit back.
  reported_message text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  foreign key (site_id, wallet_id) references wallet (site_id, id),
  foreign key (site_id, account_id) references account (site_id, id) on delete set null (account_id),
  check (status <> 'given-back' or reservation_id is not null)
) with (fillfactor = 80);
create index generation_account on generation (account_id, created_at);
create index generation_open on generation (created_at) where status = 'reserved';
create index generation_failed on generation (wallet_id, created_at)
  where status = 'failed' and reservation_id is not null;

-- A generation and what pays for it, together or not at all. Outcome as of reserve_credit.
create function start_generation(
  p_site integer, p_account uuid, p_wallet uuid, p_kind text, p_vehicle_key text, p_search_type text,
  p_subscription_kind text, p_credit_kinds text[], out outcome text, out generation_id uuid
) language plpgsql as $$
declare
  held record;
begin
  generation_id := uuidv7();
  held := reserve_credit(p_wallet, p_kind, p_subscription_kind, p_credit_kinds, 'generation:' || generation_id,
                         'generation:' || generation_id, p_account::text);
  outcome := held.outcome;
  if outcome = 'reserved' then
    insert into generation (id, site_id, account_id, wallet_id, kind, vehicle_key, search_type, reservation_id)
      values (generation_id, p_site, p_account, p_wallet, p_kind::document_kind, p_vehicle_key, p_search_type::search_type,
              held.reservation_id);
  end if;
end $$;

-- Delivers a reserved generation or gives back a failed and charged one, together with its reservation. Outcome:
-- settled; free (there was nothing to settle); over (it is not where it must be for that, whoever was first).
create function settle_generation(p_id uuid, p_status text, p_by text, out outcome text) language plpgsql as $$
declare
  claim uuid;
  settled record;
begin
  if p_status = 'delivered' then
    update generation g set status = 'delivered', finished_at = now()
      where g.id = p_id and g.status = 'reserved' returning g.reservation_id into claim;
  else
    update generation g set status = 'given-back', finished_at = now()
      where g.id = p_id and g.status = 'failed' and g.reservation_id is not null returning g.reservation_id into claim;
  end if;
  if not found then
    outcome := 'over';
  elsif claim is null then
    outcome := 'free';
  else
    settled := settle_reservation(claim, case p_status when 'delivered' then 'kept' else 'given-back' end, p_by);
    outcome := case when settled.is_new then 'settled' else 'over' end;
  end if;
end $$;
