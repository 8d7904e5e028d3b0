CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_bill_to" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"tax_number" text
);--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"tax_number" text,
	"issued_at" timestamp with time zone NOT NULL,
	"replaces_id" integer,
	CONSTRAINT "receipts_amount_range" CHECK ("receipts"."amount" between 1 and 2000000000000)
);--> statement-breakpoint
ALTER TABLE "order_bill_to" ADD CONSTRAINT "order_bill_to_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_replaces_id_receipts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."receipts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number_unique" ON "receipts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_code_unique" ON "receipts" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_first_unique" ON "receipts" USING btree ("order_id") WHERE "receipts"."replaces_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_correction_unique" ON "receipts" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "receipts_of_order" ON "receipts" USING btree ("order_id","id");
--> statement-breakpoint
CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a receipt is never changed, a corrected one gets a new number' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER receipts_are_never_changed BEFORE UPDATE OR DELETE ON "receipts"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_receipt_change();
