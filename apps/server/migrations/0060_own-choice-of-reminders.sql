ALTER TABLE "users" ADD COLUMN "reminders_stopped_at" timestamp with time zone;--> statement-breakpoint
-- Whoever has stopped reminders stays without.
-- in batches of users.id
UPDATE "users" SET "reminders_stopped_at" = stop."stopped_at" FROM "reminder_stops" stop WHERE stop."user_id" = "users"."id" AND "users"."reminders_stopped_at" IS NULL AND "users"."id" BETWEEN $1 AND $2;--> when older servers have left
DROP TABLE "reminder_stops" CASCADE;
