\set user random(1, 8)
BEGIN;
SELECT id, price FROM products WHERE id IN (1, 2) FOR SHARE;
INSERT INTO bench_orders (invoice, user_id, total) VALUES (nextval('bench_invoices'), :user, 647000) RETURNING id \gset
INSERT INTO bench_lines (order_id, line, product_id, price, qty) VALUES (:id, 1, 1, 149000, 1), (:id, 2, 2, 249000, 1), (:id, 3, 1, 249000, 1);
COMMIT;
