-- Formerly 8d41c6bbcb91774542e6401af392285ef0a1235d7b1ce85338c55b1521839b19: made anew so that nobody waits (decision 0039); the end is the same.
CREATE TABLE "device_secrets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_id" integer NOT NULL,
	"device_id" "bytea" NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	CONSTRAINT "device_secrets_unique" UNIQUE("license_id","device_id","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "cooling_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "not_counted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "reset_allowed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "device_secrets" ADD CONSTRAINT "device_secrets_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
-- A move that was not counted is from now on a mark on the device that let go: a few rows.
-- in batches of activations.id
UPDATE "activations" SET "not_counted_at" = "transfers"."decided_at" FROM "transfers"
	WHERE "activations"."id" BETWEEN $1 AND $2 AND "transfers"."activation_id" = "activations"."id" AND "transfers"."status" = 'approved' AND NOT "transfers"."is_counted" AND "activations"."not_counted_at" IS NULL;
--> when older servers have left
-- And those that older servers have decided since.
-- in batches of activations.id
UPDATE "activations" SET "not_counted_at" = "transfers"."decided_at" FROM "transfers"
	WHERE "activations"."id" BETWEEN $1 AND $2 AND "transfers"."activation_id" = "activations"."id" AND "transfers"."status" = 'approved' AND NOT "transfers"."is_counted" AND "activations"."not_counted_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "transfers" DROP COLUMN "is_counted";
