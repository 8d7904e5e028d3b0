DROP INDEX "orders_waiting";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiting_since" timestamp with time zone GENERATED ALWAYS AS (coalesce(payment_date, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rejection_code" text;--> statement-breakpoint
-- The history has known the code of every rejection from the first day; the sentence did not say it.
UPDATE "orders" SET "rejection_code" = coalesce((SELECT "after" ->> 'reason' FROM "history" WHERE "subject" = 'order' AND "subject_id" = "orders"."id" AND "action" = 'reject' ORDER BY "history"."id" DESC LIMIT 1), 'other') WHERE "rejection_reason" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("waiting_since","id") WHERE "orders"."status" = 'confirm';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rejection_code_known" CHECK ("orders"."rejection_code" in ('amount', 'account', 'unreadable', 'duplicate', 'notReceived', 'other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rejection_code_with_reason" CHECK (("orders"."rejection_code" is null) = ("orders"."rejection_reason" is null));