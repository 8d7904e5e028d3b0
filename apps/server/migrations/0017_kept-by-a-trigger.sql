-- Both columns were generated ones once, in 0013 and 0015. Adding such a column rewrites the table, a
-- trigger does not; databases that have them already keep their values.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "waiting_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "payable_amount" bigint;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "waiting_since" DROP EXPRESSION IF EXISTS;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payable_amount" DROP EXPRESSION IF EXISTS;
--> statement-breakpoint
CREATE FUNCTION keep_order_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.waiting_since := coalesce(NEW.payment_date, NEW.created_at);
	NEW.payable_amount := NEW.total_amount + NEW.unique_code;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_columns BEFORE INSERT OR UPDATE ON "orders"
	FOR EACH ROW EXECUTE FUNCTION keep_order_columns();
--> statement-breakpoint
-- The trigger fills them.
-- in batches of orders.id
UPDATE "orders" SET "waiting_since" = "waiting_since"
	WHERE "id" BETWEEN $1 AND $2 AND ("waiting_since" IS NULL OR "payable_amount" IS NULL);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kept_present" CHECK ("waiting_since" IS NOT NULL AND "payable_amount" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_kept_present";
--> statement-breakpoint
-- Reads no row: the constraint has shown that none is missing.
ALTER TABLE "orders" ALTER COLUMN "waiting_since" SET NOT NULL, ALTER COLUMN "payable_amount" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_kept_present";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_waiting";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_waiting" ON "orders" USING btree ("waiting_since","id") WHERE "orders"."status" = 'confirm';
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "orders_held_amount_unique" ON "orders" USING btree ("payable_amount") WHERE "orders"."holds_amount";
--> when older servers have left
ALTER TABLE "orders" DROP CONSTRAINT IF EXISTS "orders_paid_has_evidence_and_date";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_has_evidence_and_date" CHECK ("orders"."status" not in ('paid', 'refunded') or ("orders"."paid_at" is not null
        and "orders"."received_amount" >= least("orders"."total_amount", "orders"."payable_amount"))) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_paid_has_evidence_and_date";
