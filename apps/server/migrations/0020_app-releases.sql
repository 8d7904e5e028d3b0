CREATE TABLE "app_releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app" text NOT NULL,
	"link" text,
	"file_id" uuid,
	"package_name" text,
	"version_name" text,
	"version_code" integer,
	"min_sdk" integer,
	"signer_sha256" text,
	"sha256" text,
	"bytes" integer,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "app_releases_app_known" CHECK ("app_releases"."app" in ('display', 'remote')),
	CONSTRAINT "app_releases_link_or_file" CHECK (("app_releases"."link" is null) <> ("app_releases"."file_id" is null)),
	CONSTRAINT "app_releases_file_is_read" CHECK (num_nonnulls("app_releases"."package_name", "app_releases"."version_name", "app_releases"."version_code",
        "app_releases"."min_sdk", "app_releases"."signer_sha256", "app_releases"."sha256", "app_releases"."bytes")
        = case when "app_releases"."file_id" is null then 0 else 7 end),
	CONSTRAINT "app_releases_sha256_whole" CHECK (length("app_releases"."sha256") = 64),
	CONSTRAINT "app_releases_signer_whole" CHECK (length("app_releases"."signer_sha256") = 64),
	CONSTRAINT "app_releases_withdrawn_was_published" CHECK ("app_releases"."withdrawn_at" is null or "app_releases"."published_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "app_releases_one_version" ON "app_releases" USING btree ("app","version_code");--> statement-breakpoint
CREATE UNIQUE INDEX "app_releases_file_unique" ON "app_releases" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "app_releases_published" ON "app_releases" USING btree ("app","published_at");