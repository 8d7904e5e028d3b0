CREATE TABLE "license_aliases" (
	"license_id" integer PRIMARY KEY NOT NULL,
	"alias" text NOT NULL
);--> statement-breakpoint
ALTER TABLE "license_aliases" ADD CONSTRAINT "license_aliases_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "license_aliases_alias" ON "license_aliases" USING btree (upper("alias"));--> statement-breakpoint
CREATE INDEX "license_aliases_trigrams" ON "license_aliases" USING gin ("alias" gin_trgm_ops);
