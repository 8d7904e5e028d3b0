CREATE TABLE "proof_thumbnails" (
	"proof_id" uuid PRIMARY KEY NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"topic" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proof_thumbnails" ADD CONSTRAINT "proof_thumbnails_proof_id_payment_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."payment_proofs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "proof_thumbnails_by_age" ON "proof_thumbnails" USING btree ("created_at");
--> statement-breakpoint
-- in batches of payment_proofs.order_id
INSERT INTO "proof_thumbnails" ("proof_id", "thumbnail", "created_at")
	SELECT "id", "miniature", "created_at" FROM "payment_proofs"
	WHERE "order_id" BETWEEN $1 AND $2 AND "miniature" IS NOT NULL AND "created_at" > now() - interval '90 days'
	ON CONFLICT DO NOTHING;
--> when older servers have left
-- And those that older servers have taken since.
-- in batches of payment_proofs.order_id
INSERT INTO "proof_thumbnails" ("proof_id", "thumbnail", "created_at")
	SELECT "id", "miniature", "created_at" FROM "payment_proofs"
	WHERE "order_id" BETWEEN $1 AND $2 AND "miniature" IS NOT NULL AND "created_at" > now() - interval '90 days'
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Dropping the column alone would leave 9 KB of each picture where they are, for ever.
-- in batches of payment_proofs.order_id
UPDATE "payment_proofs" SET "miniature" = NULL WHERE "order_id" BETWEEN $1 AND $2 AND "miniature" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_proofs" DROP COLUMN "miniature";
