-- An account belongs to one site; the same address on another site is another account.
create table account (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site,
  email text not null check (email = lower(email)),
  password_hash text not null,
  user_type text not null default 'user' check (user_type in ('user', 'dealer', 'operator')),
  first_name text,
  last_name text,
  phone text,
  tracking_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  unique (site_id, email),
  unique (site_id, id)
);

create table session (
  token_hash bytea primary key,
  site_id integer not null,
  account_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (site_id, account_id) references account (site_id, id) on delete cascade
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Mail waits here; where no mail server is configured the operator reads it here.
create table outbox_mail (
  id bigint generated always as identity primary key,
  site_id integer not null references site,
  kind text not null,
  to_address text not null,
  subject text not null,
  body text not null,
  language text not null check (language in ('en', 'es')),
  -- One mail per cause, however often its job runs.
  cause text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (kind, cause)
);
