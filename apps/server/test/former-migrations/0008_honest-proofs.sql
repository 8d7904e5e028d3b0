ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_has_proof_and_date";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "terms_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "payment_account_id" integer;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "miniature" "bytea";--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_has_proof_and_date" CHECK ("orders"."status" not in ('paid', 'refunded') or ("orders"."paid_at" is not null
        and ("orders"."proof_version" > 0 or "orders"."total_amount" = 0)));--> statement-breakpoint
-- Orders that an admin placed carried the version of the day, though nobody had accepted it.
UPDATE "orders" SET "terms_version" = NULL FROM "history" WHERE "history"."subject" = 'order' AND "history"."subject_id" = "orders"."id" AND "history"."action" = 'place' AND "history"."actor_kind" = 'admin';
