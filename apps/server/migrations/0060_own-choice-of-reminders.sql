-- Formerly 059939d81ada1baff5c32e754342a7c270a6c6669c663924dcb97bb1b0f8df4c: what an older server wrote meanwhile was lost with its table.
ALTER TABLE "users" ADD COLUMN "reminders_stopped_at" timestamp with time zone;--> statement-breakpoint
-- Whoever has stopped reminders stays without.
-- in batches of users.id
UPDATE "users" SET "reminders_stopped_at" = stop."stopped_at" FROM "reminder_stops" stop WHERE stop."user_id" = "users"."id" AND "users"."reminders_stopped_at" IS NULL AND "users"."id" BETWEEN $1 AND $2;--> when older servers have left
-- Stopped at an older server meanwhile; who has chosen otherwise since then stays with it.
-- in batches of users.id
UPDATE "users" SET "reminders_stopped_at" = stop."stopped_at" FROM "reminder_stops" stop WHERE stop."user_id" = "users"."id" AND "users"."reminders_stopped_at" IS NULL AND "users"."updated_at" <= stop."stopped_at" AND "users"."id" BETWEEN $1 AND $2;--> statement-breakpoint
DROP TABLE "reminder_stops" CASCADE;
