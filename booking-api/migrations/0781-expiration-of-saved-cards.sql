-- Until when a saved card is good, as the gateway told it with the payment: MM/YYYY, empty where it did not.
alter table payment_methods add column expiration text not null default '';
