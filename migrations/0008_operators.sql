-- Operators run the installation. They are no site's accounts, so no customer call ever meets one.
create table operator (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  -- Null until the second factor is set up at the first log-in.
  totp_secret bytea,
  -- The last time step whose code was taken; a code works once.
  totp_last_step bigint not null default 0,
  is_blocked boolean not null default false,
  created_at timestamptz not null default now()
);

create table operator_recovery_code (
  operator_id uuid not null references operator,
  code_hash bytea not null,
  primary key (operator_id, code_hash)
);

create table operator_session (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index operator_session_operator on operator_session (operator_id);

-- Between the right password and the right code.
create table operator_ticket (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  -- Offered for set-up and kept only when a code proves that it arrived.
  offered_secret bytea,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create table operator_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id uuid not null references operator,
  site_id integer references site,
  action text not null,
  -- What was acted on: an account, a mail, a host. Never an address of a customer.
  target text,
  before jsonb,
  after jsonb,
  reason text
);
create index operator_audit_operator on operator_audit (operator_id, id);
create index operator_audit_site on operator_audit (site_id, id);
create index operator_audit_action on operator_audit (action, id);
create index operator_audit_target on operator_audit (target, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
create trigger operator_audit_rows before update or delete on operator_audit
  for each row execute function refuse_change();
create trigger operator_audit_whole before truncate on operator_audit
  for each statement execute function refuse_change();

-- Files that operators sent in, and what became of them.
create table operator_import (
  id uuid primary key,
  operator_id uuid not null references operator,
  kind text not null check (kind in ('vpic')),
  file_name text not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  result jsonb,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);

update account set user_type = 'user' where user_type = 'operator';
alter table account drop constraint account_user_type_check;
alter table account add constraint account_user_type_check check (user_type in ('user', 'dealer'));
alter table account add column blocked_at timestamptz;
create index account_email on account (email);

alter table site add column if not exists contact_email text;
alter table site add column if not exists mail_from text;
