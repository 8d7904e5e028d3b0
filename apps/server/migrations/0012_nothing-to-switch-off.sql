-- Formerly 05f944791262e105479dff8ac3af762b7bb02448f9da69cbaa6558e863e92c78: made anew so that nobody waits (decision 0039); the end is the same.
CREATE TABLE "history_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"missing" bigint[] NOT NULL,
	"late" bigint[] NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER history_seals_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "history_seals"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "sent_to" text;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "network" text;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "attempts_elsewhere" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A column with a random default would rewrite the table: the default counts from now on.
ALTER TABLE "sessions" ADD COLUMN "id" uuid;
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();
--> statement-breakpoint
-- in batches of sessions.user_id
UPDATE "sessions" SET "id" = gen_random_uuid() WHERE "user_id" BETWEEN $1 AND $2 AND "id" IS NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_present" CHECK ("id" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_id_present";
--> statement-breakpoint
-- Reads no row: the constraint has shown that none is missing.
ALTER TABLE "sessions" ALTER COLUMN "id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_id_present";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "sessions_id_unique" ON "sessions" USING btree ("id");
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE USING INDEX "sessions_id_unique";
--> when older servers have left
-- They live ten minutes, and nobody noted where older servers sent them.
-- in batches of recovery_codes.user_id
DELETE FROM "recovery_codes" WHERE "user_id" BETWEEN $1 AND $2 AND ("sent_to" IS NULL OR "network" IS NULL);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_sent_to_present" CHECK ("sent_to" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "recovery_codes" VALIDATE CONSTRAINT "recovery_codes_sent_to_present";
--> statement-breakpoint
-- Reads no row: the constraint has shown that none is missing.
ALTER TABLE "recovery_codes" ALTER COLUMN "sent_to" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_sent_to_present";
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_network_present" CHECK ("network" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "recovery_codes" VALIDATE CONSTRAINT "recovery_codes_network_present";
--> statement-breakpoint
-- Reads no row: the constraint has shown that none is missing.
ALTER TABLE "recovery_codes" ALTER COLUMN "network" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_network_present";
