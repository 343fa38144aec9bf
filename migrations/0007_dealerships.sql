-- A dealership belongs to one site and has one wallet, which its people share.
create table dealership (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site,
  wallet_id uuid not null unique,
  company_name text not null,
  phone text,
  address text,
  unit text,
  city text,
  state text,
  postal_code text,
  country text,
  website text,
  instagram text,
  facebook text,
  twitter text,
  employee_count integer not null default 0 check (employee_count >= 0),
  created_at timestamptz not null default now(),
  unique (site_id, id),
  foreign key (site_id, wallet_id) references wallet (site_id, id)
);

-- An account is in one dealership at most. Its own wallet waits here and comes back when it leaves.
create table dealership_member (
  account_id uuid primary key,
  site_id integer not null,
  dealership_id uuid not null,
  role text not null check (role in ('owner', 'member')),
  own_wallet_id uuid not null,
  joined_at timestamptz not null default now(),
  foreign key (site_id, account_id) references account (site_id, id) on delete cascade,
  foreign key (site_id, dealership_id) references dealership (site_id, id) on delete cascade,
  foreign key (site_id, own_wallet_id) references wallet (site_id, id)
);
create index dealership_member_dealership on dealership_member (dealership_id);

-- Checked when a transaction ends, one dealership at a time: of two owners who demote each other at once, the second
-- waits for the first, sees what it did, and fails.
create function keep_a_dealership_owner() returns trigger language plpgsql as $$
begin
  perform from dealership where id = old.dealership_id for update;
  if exists (select from dealership_member where dealership_id = old.dealership_id)
    and not exists (select from dealership_member where dealership_id = old.dealership_id and role = 'owner')
  then
    raise exception 'a dealership with people in it keeps an owner'
      using errcode = 'check_violation', constraint = 'dealership_keeps_an_owner';
  end if;
  return null;
end
$$;
create constraint trigger dealership_keeps_an_owner
  after update or delete on dealership_member
  deferrable initially deferred
  for each row execute function keep_a_dealership_owner();

-- One open invitation per address; its link is good once, and only its hash is kept.
create table dealership_invitation (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  site_id integer not null,
  dealership_id uuid not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'member')),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (dealership_id, email),
  foreign key (site_id, dealership_id) references dealership (site_id, id) on delete cascade
);
create index dealership_invitation_expiry on dealership_invitation (expires_at);
