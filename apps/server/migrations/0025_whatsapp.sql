ALTER TABLE "users" ADD COLUMN "whatsapp_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notices_by_gateway_id" ON "notices" USING btree ("gateway_id") WHERE "notices"."gateway_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notices_to_send" ON "notices" USING btree ("state","id") WHERE "notices"."state" in ('waiting', 'by hand');--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_state_known" CHECK ("notices"."state" in ('waiting', 'by hand', 'sent', 'delivered', 'read', 'failed', 'skipped')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_state_known";
