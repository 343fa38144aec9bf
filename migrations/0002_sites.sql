-- A site is a brand: its hosts, look, language and gate.
create table site (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  language text not null check (language in ('en', 'es')),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  is_spanish_brand boolean not null default false,
  primary_color text,
  secondary_color text,
  tertiary_color text,
  clarity text,
  google_analytics text,
  google_tag text,
  security text not null default 'disabled',
  credit_type text not null default 'separate',
  created_at timestamptz not null default now()
);

create table site_host (
  host text primary key check (host = lower(host) and host !~ '[:/ ]' or host = '[::1]'),
  site_id integer not null references site on delete cascade,
  is_main boolean not null default false
);
create unique index site_host_one_main on site_host (site_id) where is_main;

-- What an operator hands to the people who may pass a gated site's security page.
create table gate_credential (
  site_id integer not null references site on delete cascade,
  email text not null check (email = lower(email)),
  password_hash text not null,
  primary key (site_id, email)
);

create table gate_pass (
  token_hash bytea primary key,
  site_id integer not null references site on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index gate_pass_expiry on gate_pass (expires_at);
