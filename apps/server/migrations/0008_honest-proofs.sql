-- Formerly c61a37ca0bac935e001ceafcda38cbd268c42a6a35f66962d499f7d2b90a5fc8: made anew so that nobody waits (decision 0039); the end is the same.
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_has_proof_and_date";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "terms_version" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "payment_account_id" integer;
--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "miniature" "bytea";
--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_proofs" VALIDATE CONSTRAINT "payment_proofs_payment_account_id_payment_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_has_proof_and_date" CHECK ("orders"."status" not in ('paid', 'refunded') or ("orders"."paid_at" is not null
        and ("orders"."proof_version" > 0 or "orders"."total_amount" = 0))) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_paid_has_proof_and_date";
--> statement-breakpoint
-- Orders that an admin placed carried the version of the day, though nobody had accepted it.
-- in batches of orders.id
UPDATE "orders" SET "terms_version" = NULL FROM "history"
	WHERE "orders"."id" BETWEEN $1 AND $2 AND "orders"."terms_version" IS NOT NULL
		AND "history"."subject" = 'order' AND "history"."subject_id" = "orders"."id" AND "history"."action" = 'place' AND "history"."actor_kind" = 'admin';
