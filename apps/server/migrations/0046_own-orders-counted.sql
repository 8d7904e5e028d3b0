CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_of_customer" ON "orders" USING btree ("user_id","id","mosque_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_of_user";