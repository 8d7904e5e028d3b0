ALTER TABLE "orders" ADD COLUMN "unique_code" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payable_amount" bigint GENERATED ALWAYS AS (total_amount + unique_code) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_amount" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_held_amount_unique" ON "orders" USING btree ("payable_amount") WHERE "orders"."holds_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_unique_code_range" CHECK ("orders"."unique_code" between -999 and 999);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_holds_only_with_code" CHECK (not "orders"."holds_amount" or "orders"."unique_code" <> 0);--> statement-breakpoint
-- Asked in one statement with the insert, by many at once: whoever asks second waits until the first
-- has committed, and because the function is volatile, its count then sees what the first has written.
CREATE FUNCTION open_orders_of(customer integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('open orders'), customer);
	RETURN (SELECT count(*) FROM orders WHERE user_id = customer AND status = 'pending');
END
$$;
