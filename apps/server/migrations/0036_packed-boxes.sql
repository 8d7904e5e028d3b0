ALTER TABLE "activations" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "activations_packed_device" ON "activations" USING btree ("device_id") WHERE "activations"."packed_at" is not null and "activations"."released_at" is null;
