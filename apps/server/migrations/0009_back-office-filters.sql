-- Formerly 5b2339d49e3a81daed749b535d1bfce5ad15173b7aae7bc8f21d1351c938b354: made anew so that nobody waits (decision 0039); the end is the same.
ALTER TABLE "product_variants" ALTER COLUMN "init" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_bought" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- in batches of users.id
UPDATE "users" SET "has_bought" = true
	WHERE "users"."id" BETWEEN $1 AND $2 AND NOT "has_bought"
		AND EXISTS (SELECT FROM "orders" WHERE "orders"."user_id" = "users"."id" AND "orders"."status" = 'paid');
--> statement-breakpoint
-- A deleted product's variants are deleted with it from now on.
-- in batches of product_variants.id
UPDATE "product_variants" SET "deleted_at" = "products"."deleted_at" FROM "products"
	WHERE "product_variants"."id" BETWEEN $1 AND $2 AND "products"."id" = "product_variants"."product_id" AND "products"."deleted_at" is not null AND "product_variants"."deleted_at" is null;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_init_present" CHECK ("product_variants"."init" is not null or "product_variants"."deleted_at" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "product_variants" VALIDATE CONSTRAINT "product_variants_init_present";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_trials";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_paid";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_source" ON "users" USING btree ("source","id") WHERE "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_purchase" ON "users" USING btree ("has_bought","id") WHERE "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_source_and_purchase" ON "users" USING btree ("source","has_bought","id") WHERE "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_waiting" ON "orders" USING btree ("payment_date","id") WHERE "orders"."status" = 'confirm';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_paid_by_status" ON "orders" USING btree ("status","paid_at","id","total_amount") WHERE "orders"."paid_at" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "history_of_actor" ON "history" USING btree ("actor_id","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_paid" ON "orders" USING btree ("paid_at","id") WHERE "orders"."paid_at" is not null;
--> when older servers have left
-- Older servers sold without marking the buyer.
-- in batches of users.id
UPDATE "users" SET "has_bought" = true
	WHERE "users"."id" BETWEEN $1 AND $2 AND NOT "has_bought"
		AND EXISTS (SELECT FROM "orders" WHERE "orders"."user_id" = "users"."id" AND "orders"."status" = 'paid');
