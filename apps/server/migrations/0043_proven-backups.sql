CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"places" text[] NOT NULL,
	"missing_files" integer NOT NULL,
	"tested_at" timestamp with time zone,
	"test_result" text,
	"test_note" text,
	CONSTRAINT "backups_name_unique" UNIQUE("name"),
	CONSTRAINT "backups_test_result" CHECK ("backups"."test_result" in ('passed', 'failed'))
);
