-- Credits belong to a wallet. Every account has one; the people of a dealership share one.
create table wallet (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site,
  unique (site_id, id)
);

alter table account add column wallet_id uuid;
update account set wallet_id = gen_random_uuid();
insert into wallet (id, site_id) select wallet_id, site_id from account;
alter table account alter column wallet_id set not null;
alter table account add foreign key (site_id, wallet_id) references wallet (site_id, id);
create index account_wallet on account (wallet_id);
