-- Sessions a person can tell apart and end; when the person last proved who they are.
alter table session add column id uuid not null default gen_random_uuid();
alter table session add column authenticated_at timestamptz not null default now();
alter table session add column last_seen_at timestamptz not null default now();
alter table session add column browser text;
alter table session add column system text;
update session set authenticated_at = created_at, last_seen_at = created_at;
alter table session add unique (id);

-- Null for who signs in through another service only.
alter table account alter column password_hash drop not null;
-- When somebody proved to read mail at this address.
alter table account add column email_verified_at timestamptz;

-- Links sent by mail. A row goes when its link is used, so none works twice.
create table account_link (
  token_hash bytea primary key,
  site_id integer not null,
  account_id uuid not null,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  -- The address that confirm-email puts in place of the old one.
  new_email text check (new_email = lower(new_email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((purpose = 'confirm-email') = (new_email is not null)),
  foreign key (site_id, account_id) references account (site_id, id) on delete cascade
);
create index account_link_account on account_link (account_id);
create index account_link_expiry on account_link (expires_at);

create table profile (
  account_id uuid primary key references account on delete cascade,
  unit text,
  no_of_employees integer check (no_of_employees >= 0),
  address text,
  city text,
  state text,
  pincode text,
  country text,
  company_name text,
  company_website text,
  instagram text,
  facebook text,
  twitter text
);

create table profile_image (
  account_id uuid primary key references account on delete cascade,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 2097152),
  created_at timestamptz not null default now()
);

-- Where a site's contact form goes, who its mail is from, and whose Firebase tokens it takes.
alter table site add column contact_email text;
alter table site add column mail_from text;
alter table site add column firebase_project_id text;

create table contact_message (
  id bigint generated always as identity primary key,
  site_id integer not null references site,
  name text,
  email text not null,
  subject text,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_message_email on contact_message (site_id, email);

-- What became of a mail. Taking one to send it puts its next try off, so a killed process loses none.
alter table outbox_mail add column reply_to text;
alter table outbox_mail add column tries integer not null default 0;
alter table outbox_mail add column next_try_at timestamptz not null default now();
alter table outbox_mail add column failed_at timestamptz;
alter table outbox_mail add column failure text;
create index outbox_mail_waiting on outbox_mail (next_try_at) where sent_at is null and failed_at is null;
create index outbox_mail_address on outbox_mail (site_id, to_address);
