-- The shipment of an order is some two thousand bytes: to compress it took a tenth of the time that its row takes. It
-- stays in its row as it is, until it fills a page.
alter table orders set (toast_tuple_target = 8160);
