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
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_has_proof_and_date";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unique_code" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payable_amount" bigint GENERATED ALWAYS AS (total_amount + unique_code) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_amount" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_proof_id_payment_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."payment_proofs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_held_amount_unique" ON "orders" USING btree ("payable_amount") WHERE "orders"."holds_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_unique_code_range" CHECK ("orders"."unique_code" between -999 and 999);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_holds_only_with_code" CHECK (not "orders"."holds_amount" or "orders"."unique_code" <> 0);--> statement-breakpoint
UPDATE "orders" SET "received_amount" = "total_amount" WHERE "status" IN ('paid', 'refunded');--> statement-breakpoint
INSERT INTO "payment_evidence" ("order_id", "kind", "amount", "at", "proof_id", "created_at")
	SELECT o."id", 'photo', o."total_amount", proof."created_at", proof."id", o."paid_at"
	FROM "orders" o JOIN "payment_proofs" proof ON proof."order_id" = o."id" AND proof."version" = o."proof_version"
	WHERE o."status" IN ('paid', 'refunded') AND o."total_amount" > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_has_evidence_and_date" CHECK ("orders"."status" not in ('paid', 'refunded') or ("orders"."paid_at" is not null
        and "orders"."received_amount" >= least("orders"."total_amount", "orders"."payable_amount")));--> statement-breakpoint
-- Asked in one statement with the insert, by many at once: whoever asks second waits until the first
-- has committed, and because the function is volatile, its count then sees what the first has written.
CREATE FUNCTION open_orders_of(customer integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('open orders'), customer);
	RETURN (SELECT count(*) FROM orders WHERE user_id = customer AND status = 'pending');
END
$$;
