CREATE TABLE "box_units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "box_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_line_id" integer NOT NULL,
	"unit_index" integer NOT NULL,
	"serial" text,
	"license_id" integer,
	"warranty_until" date,
	"replaces_unit_id" integer,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_addresses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"whatsapp" text NOT NULL,
	"street" text NOT NULL,
	"kelurahan" text NOT NULL,
	"kecamatan" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	CONSTRAINT "order_addresses_postcode_digits" CHECK ("order_addresses"."postcode" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" text DEFAULT 'to_send' NOT NULL,
	"courier" text,
	"tracking_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "parcels_order_unique" UNIQUE("order_id"),
	CONSTRAINT "parcels_status_known" CHECK ("parcels"."status" in ('to_send', 'sent', 'received', 'return_expected', 'returned')),
	CONSTRAINT "parcels_sent_with_date" CHECK (("parcels"."status" = 'to_send') = ("parcels"."sent_at" is null)),
	CONSTRAINT "parcels_received_with_date" CHECK ("parcels"."status" <> 'received' or "parcels"."received_at" is not null),
	CONSTRAINT "parcels_returned_with_date" CHECK (("parcels"."status" = 'returned') = ("parcels"."returned_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "shipping_addresses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"whatsapp" text NOT NULL,
	"street" text NOT NULL,
	"kelurahan" text NOT NULL,
	"kecamatan" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"province" text PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "shipping_rates_price_range" CHECK ("shipping_rates"."price" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "warranty_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warranty_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"box_unit_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"photos" uuid[] NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"question" text,
	"answer" text,
	"refusal_code" text,
	"decision_note" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"replacement_serial" text,
	CONSTRAINT "warranty_claims_status_known" CHECK ("warranty_claims"."status" in ('open', 'asked', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "warranty_claims_refusal_known" CHECK ("warranty_claims"."refusal_code" in ('lightning', 'short_circuit', 'installation', 'out_of_spec', 'other')),
	CONSTRAINT "warranty_claims_refused_with_code" CHECK (("warranty_claims"."status" = 'refused') = ("warranty_claims"."refusal_code" is not null)),
	CONSTRAINT "warranty_claims_decided_completely" CHECK (("warranty_claims"."status" in ('open', 'asked')) = ("warranty_claims"."decided_at" is null)),
	CONSTRAINT "warranty_claims_photo_count" CHECK (cardinality("warranty_claims"."photos") between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "stock" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warranty_months" integer DEFAULT 12 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock" integer;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "warranty_months" integer;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reserved_stock" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_amount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaits_shipping_cost" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "box_units" ADD CONSTRAINT "box_units_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "box_units" ADD CONSTRAINT "box_units_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "box_units" ADD CONSTRAINT "box_units_replaces_unit_id_box_units_id_fk" FOREIGN KEY ("replaces_unit_id") REFERENCES "public"."box_units"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipping_addresses" ADD CONSTRAINT "shipping_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_box_unit_id_box_units_id_fk" FOREIGN KEY ("box_unit_id") REFERENCES "public"."box_units"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "box_units_serial_unique" ON "box_units" USING btree (lower("serial"));
--> statement-breakpoint
CREATE UNIQUE INDEX "box_units_unit_unique" ON "box_units" USING btree ("order_line_id","unit_index") WHERE "box_units"."replaces_unit_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "box_units_replaces_unique" ON "box_units" USING btree ("replaces_unit_id") WHERE "box_units"."replaces_unit_id" is not null;
--> statement-breakpoint
CREATE INDEX "box_units_of_line" ON "box_units" USING btree ("order_line_id");
--> statement-breakpoint
CREATE INDEX "box_units_of_license" ON "box_units" USING btree ("license_id");
--> statement-breakpoint
CREATE INDEX "parcels_by_status" ON "parcels" USING btree ("status","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claims_one_accepted" ON "warranty_claims" USING btree ("box_unit_id") WHERE "warranty_claims"."status" = 'accepted';
--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claims_one_open" ON "warranty_claims" USING btree ("box_unit_id") WHERE "warranty_claims"."status" in ('open', 'asked');
--> statement-breakpoint
CREATE INDEX "warranty_claims_of_unit" ON "warranty_claims" USING btree ("box_unit_id");
--> statement-breakpoint
CREATE INDEX "warranty_claims_of_user" ON "warranty_claims" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "warranty_claims_by_status" ON "warranty_claims" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_awaiting_shipping_cost" ON "orders" USING btree ("id") WHERE "orders"."awaits_shipping_cost";
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_stock_range" CHECK ("product_variants"."stock" between 0 and 1000000) NOT VALID;
--> statement-breakpoint
ALTER TABLE "product_variants" VALIDATE CONSTRAINT "product_variants_stock_range";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_range" CHECK ("products"."stock" between 0 and 1000000) NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_stock_range";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weight_range" CHECK ("products"."weight_grams" between 1 and 1000000) NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_weight_range";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_warranty_range" CHECK ("products"."warranty_months" between 0 and 120) NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_warranty_range";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_range" CHECK ("orders"."shipping_amount" between 0 and 1000000000) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_shipping_range";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_awaits_shipping_unpaid" CHECK (not "orders"."awaits_shipping_cost" or ("orders"."shipping_amount" = 0 and "orders"."unique_code" = 0
        and "orders"."status" in ('pending', 'cancelled', 'expired'))) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_awaits_shipping_unpaid";
