-- Formerly 0a30ee18f2a27c154fd02fb3444e5543e04c019587658704a8139383eef02ed3: made anew so that nobody waits (decision 0039); the end is the same.
-- The column waiting_since and its index came here once; they are made by 0017.
ALTER TABLE "orders" ADD COLUMN "rejection_code" text;
--> statement-breakpoint
-- The history has known the code of every rejection from the first day; the sentence did not say it.
-- in batches of orders.id
UPDATE "orders" SET "rejection_code" = coalesce((SELECT "after" ->> 'reason' FROM "history" WHERE "subject" = 'order' AND "subject_id" = "orders"."id" AND "action" = 'reject' ORDER BY "history"."id" DESC LIMIT 1), 'other')
	WHERE "orders"."id" BETWEEN $1 AND $2 AND "rejection_reason" IS NOT NULL AND "rejection_code" IS NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rejection_code_known" CHECK ("orders"."rejection_code" in ('amount', 'account', 'unreadable', 'duplicate', 'notReceived', 'other')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_rejection_code_known";
--> when older servers have left
-- Older servers refuse with the sentence alone, and take it back alone.
-- in batches of orders.id
UPDATE "orders" SET "rejection_code" = coalesce((SELECT "after" ->> 'reason' FROM "history" WHERE "subject" = 'order' AND "subject_id" = "orders"."id" AND "action" = 'reject' ORDER BY "history"."id" DESC LIMIT 1), 'other')
	WHERE "orders"."id" BETWEEN $1 AND $2 AND "rejection_reason" IS NOT NULL AND "rejection_code" IS NULL;
--> statement-breakpoint
-- in batches of orders.id
UPDATE "orders" SET "rejection_code" = NULL WHERE "orders"."id" BETWEEN $1 AND $2 AND "rejection_reason" IS NULL AND "rejection_code" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rejection_code_with_reason" CHECK (("orders"."rejection_code" is null) = ("orders"."rejection_reason" is null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_rejection_code_with_reason";
