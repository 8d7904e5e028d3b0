DROP INDEX "users_trials";--> statement-breakpoint
DROP INDEX "orders_paid";--> statement-breakpoint
ALTER TABLE "product_variants" ALTER COLUMN "init" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_bought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "has_bought" = true WHERE EXISTS (SELECT FROM "orders" WHERE "orders"."user_id" = "users"."id" AND "orders"."status" = 'paid');--> statement-breakpoint
-- A deleted product's variants are deleted with it from now on.
UPDATE "product_variants" SET "deleted_at" = "products"."deleted_at" FROM "products" WHERE "products"."id" = "product_variants"."product_id" AND "products"."deleted_at" is not null AND "product_variants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_source" ON "users" USING btree ("source","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_purchase" ON "users" USING btree ("has_bought","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_source_and_purchase" ON "users" USING btree ("source","has_bought","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("payment_date","id") WHERE "orders"."status" = 'confirm';--> statement-breakpoint
CREATE INDEX "orders_paid_by_status" ON "orders" USING btree ("status","paid_at","id","total_amount") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "history_of_actor" ON "history" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","id") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_init_present" CHECK ("product_variants"."init" is not null or "product_variants"."deleted_at" is not null);