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
ALTER TABLE "activations" ADD COLUMN "cooling_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "not_counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "reset_allowed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device_secrets" ADD CONSTRAINT "device_secrets_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- A move that was not counted is from now on a mark on the device that let go: a few rows.
UPDATE "activations" SET "not_counted_at" = "transfers"."decided_at" FROM "transfers" WHERE "transfers"."activation_id" = "activations"."id" AND "transfers"."status" = 'approved' AND NOT "transfers"."is_counted";--> statement-breakpoint
ALTER TABLE "transfers" DROP COLUMN "is_counted";
