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
-- They live ten minutes and nobody noted where they went.
DELETE FROM "recovery_codes";--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "sent_to" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "attempts_elsewhere" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");