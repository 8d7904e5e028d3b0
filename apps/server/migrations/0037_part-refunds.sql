CREATE TABLE "refunded_units" (
	"order_line_id" integer NOT NULL,
	"unit_index" integer NOT NULL,
	"refund_id" integer NOT NULL,
	CONSTRAINT "refunded_units_order_line_id_unit_index_pk" PRIMARY KEY("order_line_id","unit_index")
);--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"refunded_by" integer NOT NULL,
	"mutation_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount_range" CHECK ("refunds"."amount" between 0 and 2000000000000)
);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunded_units" ADD CONSTRAINT "refunded_units_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunded_units" ADD CONSTRAINT "refunded_units_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refunded_by_users_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_mutation_id_bank_mutations_id_fk" FOREIGN KEY ("mutation_id") REFERENCES "public"."bank_mutations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_mutation_unique" ON "refunds" USING btree ("mutation_id") WHERE "refunds"."mutation_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_part_refunded" ON "orders" USING btree ("paid_at") WHERE "orders"."status" = 'paid' and "orders"."refunded_amount" > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_within_received" CHECK ("orders"."refunded_amount" between 0 and "orders"."received_amount") NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_refund_within_received";
