-- Formerly 5a04d81b6c01ecfbeb24be5505f69f012dd3f7c67f634b0c64165565392d189f: made anew so that nobody waits (decision 0039); the end is the same.
-- Formerly 96c2c4efae02d2dd64da64649ba425eb63f952f8d75a860a42ff1c0d295ee08d: left out what an older server approved between the two steps.
CREATE TABLE "payment_evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"booked_by" integer,
	"note" text,
	"proof_id" uuid,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_evidence_idempotency_key_unique" UNIQUE("order_id","idempotency_key"),
	CONSTRAINT "payment_evidence_kind_known" CHECK ("payment_evidence"."kind" in ('photo', 'cash', 'transfer')),
	CONSTRAINT "payment_evidence_amount_range" CHECK ("payment_evidence"."amount" between 1 and 2000000000000),
	CONSTRAINT "payment_evidence_photo_has_picture" CHECK (("payment_evidence"."kind" = 'photo') = ("payment_evidence"."proof_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_has_proof_and_date";
--> statement-breakpoint
-- The column payable_amount came here once, with its index and the rule for paid orders; they are made by 0017.
ALTER TABLE "orders" ADD COLUMN "unique_code" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_amount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_amount" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_proof_id_payment_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."payment_proofs"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
-- Asked in one statement with the insert, by many at once: whoever asks second waits until the first
-- has committed, and because the function is volatile, its count then sees what the first has written.
CREATE FUNCTION open_orders_of(customer integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('open orders'), customer);
	RETURN (SELECT count(*) FROM orders WHERE user_id = customer AND status = 'pending');
END
$$;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_unique_code_range" CHECK ("orders"."unique_code" between -999 and 999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_unique_code_range";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_holds_only_with_code" CHECK (not "orders"."holds_amount" or "orders"."unique_code" <> 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_holds_only_with_code";
--> statement-breakpoint
-- in batches of orders.id
UPDATE "orders" SET "received_amount" = "total_amount"
	WHERE "orders"."id" BETWEEN $1 AND $2 AND "status" IN ('paid', 'refunded') AND "received_amount" < least("total_amount", "total_amount" + "unique_code");
--> statement-breakpoint
-- in batches of orders.id
INSERT INTO "payment_evidence" ("order_id", "kind", "amount", "at", "proof_id", "created_at")
	SELECT o."id", 'photo', o."total_amount", proof."created_at", proof."id", o."paid_at"
	FROM "orders" o JOIN "payment_proofs" proof ON proof."order_id" = o."id" AND proof."version" = o."proof_version"
	WHERE o."id" BETWEEN $1 AND $2 AND o."status" IN ('paid', 'refunded') AND o."total_amount" > 0
		AND NOT EXISTS (SELECT FROM "payment_evidence" known WHERE known."order_id" = o."id");
--> when older servers have left
-- And what older servers have approved since.
-- in batches of orders.id
UPDATE "orders" SET "received_amount" = "total_amount"
	WHERE "orders"."id" BETWEEN $1 AND $2 AND "status" IN ('paid', 'refunded') AND "received_amount" < least("total_amount", "total_amount" + "unique_code");
--> statement-breakpoint
-- in batches of orders.id
INSERT INTO "payment_evidence" ("order_id", "kind", "amount", "at", "proof_id", "created_at")
	SELECT o."id", 'photo', o."total_amount", proof."created_at", proof."id", o."paid_at"
	FROM "orders" o JOIN "payment_proofs" proof ON proof."order_id" = o."id" AND proof."version" = o."proof_version"
	WHERE o."id" BETWEEN $1 AND $2 AND o."status" IN ('paid', 'refunded') AND o."total_amount" > 0
		AND NOT EXISTS (SELECT FROM "payment_evidence" known WHERE known."order_id" = o."id");
