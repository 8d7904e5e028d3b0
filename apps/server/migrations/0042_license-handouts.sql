CREATE TABLE "license_handouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_handouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_id" integer NOT NULL,
	"handed_out_by" integer NOT NULL,
	"handed_out_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"taken_at" timestamp with time zone,
	CONSTRAINT "license_handouts_taken_completely" CHECK (("license_handouts"."taken_by" is null) = ("license_handouts"."taken_at" is null))
);--> statement-breakpoint
ALTER TABLE "license_handouts" ADD CONSTRAINT "license_handouts_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_handouts" ADD CONSTRAINT "license_handouts_handed_out_by_users_id_fk" FOREIGN KEY ("handed_out_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_handouts" ADD CONSTRAINT "license_handouts_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "license_handouts_of_license" ON "license_handouts" USING btree ("license_id");--> statement-breakpoint
CREATE UNIQUE INDEX "license_handouts_one_open" ON "license_handouts" USING btree ("license_id") WHERE "license_handouts"."taken_at" is null;
