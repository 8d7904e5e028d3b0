CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "source" text DEFAULT 'signup' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_live" ON "users" USING btree ("id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "users_trials" ON "users" USING btree ("id") WHERE "users"."source" = 'trial';--> statement-breakpoint
CREATE INDEX "users_name_trigrams" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_trigrams" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_whatsapp_trigrams" ON "users" USING gin ("whatsapp" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "licenses_by_init" ON "licenses" USING btree ("init");--> statement-breakpoint
CREATE INDEX "licenses_activated" ON "licenses" USING btree ("id") WHERE "licenses"."first_activated_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_invoice_trigrams" ON "orders" USING gin ("invoice_number" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_source_known" CHECK ("users"."source" in ('signup', 'trial', 'admin', 'setup'));