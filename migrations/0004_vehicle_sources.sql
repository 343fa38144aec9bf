-- A site may keep its look-ups off the network.
alter table site add column allows_network_sources boolean not null default true;

-- Answers of public services, so that no vehicle is asked for twice in a month.
create table source_answer (
  source text not null,
  key text not null,
  answer jsonb not null,
  stored_at timestamptz not null default now(),
  primary key (source, key)
);
