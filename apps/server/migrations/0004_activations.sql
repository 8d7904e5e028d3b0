-- Formerly 2480d6f6e72aba53a7ccbcbee217589111b76e51faaaef161c21a26b62990404: made anew so that nobody waits (decision 0039); the end is the same.
CREATE TABLE "activations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"device_id" "bytea" NOT NULL,
	"device_type" text NOT NULL,
	"device_name" text,
	"app_version" text,
	"short_code" text,
	"token" text,
	"release_secret_hash" "bytea",
	"activated_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "activations_sequence_unique" UNIQUE("license_id","sequence"),
	CONSTRAINT "activations_device_id_length" CHECK (length("activations"."device_id") = 10)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_id" integer NOT NULL,
	"activation_id" integer NOT NULL,
	"note" text NOT NULL,
	"evidence" uuid[] NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"decision_note" text,
	CONSTRAINT "transfers_evidence_present" CHECK (cardinality("transfers"."evidence") > 0),
	CONSTRAINT "transfers_decided_completely" CHECK (("transfers"."status" = 'open') = ("transfers"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "gift_product_name" text;
--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "gift_variant_name" text;
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_activation_id_activations_id_fk" FOREIGN KEY ("activation_id") REFERENCES "public"."activations"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "activations_one_live" ON "activations" USING btree ("license_id") WHERE "activations"."released_at" is null;
--> statement-breakpoint
CREATE INDEX "activations_of_device" ON "activations" USING btree ("device_id");
--> statement-breakpoint
CREATE INDEX "activations_released" ON "activations" USING btree ("license_id") WHERE "activations"."released_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_open" ON "transfers" USING btree ("license_id") WHERE "transfers"."status" = 'open';
--> statement-breakpoint
CREATE INDEX "transfers_of_license" ON "transfers" USING btree ("license_id");
--> statement-breakpoint
CREATE INDEX "transfers_by_status" ON "transfers" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "licenses_key_trigrams" ON "licenses" USING gin ("license_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "licenses_revoked" ON "licenses" USING btree ("id") WHERE "licenses"."revoked_at" is not null;
