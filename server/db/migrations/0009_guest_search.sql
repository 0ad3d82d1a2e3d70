-- Whether guests may ask the mixologist: its searches are paid for by the bar's account.
alter table bars add column allows_guest_search boolean not null default true;
