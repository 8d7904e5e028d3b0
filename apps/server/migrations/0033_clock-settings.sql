CREATE TABLE "clock_settings" (
	"license_id" integer NOT NULL,
	"counter" integer NOT NULL,
	"settings" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clock_settings_license_id_counter_pk" PRIMARY KEY("license_id","counter")
);--> statement-breakpoint
ALTER TABLE "clock_settings" ADD CONSTRAINT "clock_settings_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;
