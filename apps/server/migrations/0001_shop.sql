CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"init" text NOT NULL,
	"price" bigint NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "product_variants_price_range" CHECK ("product_variants"."price" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"file_url" text,
	"requires_license" boolean DEFAULT true NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_price_range" CHECK ("products"."price" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "init_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "init_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"init" text NOT NULL,
	"device_type" text[] NOT NULL,
	CONSTRAINT "init_devices_init_unique" UNIQUE("init"),
	CONSTRAINT "init_devices_init_shape" CHECK ("init_devices"."init" ~ '^[A-Z0-9]{1,6}$'),
	CONSTRAINT "init_devices_types_present" CHECK (cardinality("init_devices"."device_type") > 0)
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_key" text NOT NULL,
	"init" text NOT NULL,
	"user_id" integer NOT NULL,
	"order_line_id" integer,
	"unit_index" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"first_activated_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "licenses_key_unique" UNIQUE("license_key"),
	CONSTRAINT "licenses_unit_unique" UNIQUE("order_line_id","unit_index"),
	CONSTRAINT "licenses_unit_complete" CHECK (("licenses"."order_line_id" is null) = ("licenses"."unit_index" is null))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"line_number" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_variant_id" integer,
	"product_name" text NOT NULL,
	"variant_name" text,
	"init" text,
	"requires_license" boolean NOT NULL,
	"price" bigint NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "order_lines_number_unique" UNIQUE("order_id","line_number"),
	CONSTRAINT "order_lines_qty_range" CHECK ("order_lines"."qty" between 1 and 999),
	CONSTRAINT "order_lines_price_range" CHECK ("order_lines"."price" between 0 and 1000000000),
	CONSTRAINT "order_lines_license_has_init" CHECK (not "order_lines"."requires_license" or "order_lines"."init" is not null)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_number" text NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"total_amount" bigint NOT NULL,
	"terms_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"payment_account_id" integer,
	"payment_account_name" text,
	"payment_account_number" text,
	"payment_account_holder" text,
	"payment_date" timestamp with time zone,
	"proof_version" integer DEFAULT 0 NOT NULL,
	"rejection_reason" text,
	"paid_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" "bytea",
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending', 'confirm', 'paid', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "orders_total_range" CHECK ("orders"."total_amount" between 0 and 1000000000000),
	CONSTRAINT "orders_paid_has_proof_and_date" CHECK ("orders"."status" not in ('paid', 'refunded') or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"version" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"difference_hash" bigint NOT NULL,
	"reused_order_id" integer,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_proofs_version_unique" UNIQUE("order_id","version"),
	CONSTRAINT "payment_proofs_idempotency_key_unique" UNIQUE("order_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"type" text DEFAULT 'bank' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "payment_accounts_type_known" CHECK ("payment_accounts"."type" in ('bank', 'ewallet'))
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"request_id" text,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"action" text NOT NULL,
	"note" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_init_init_devices_init_fk" FOREIGN KEY ("init") REFERENCES "public"."init_devices"("init") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_variant_id_product_variants_id_fk" FOREIGN KEY ("product_variant_id") REFERENCES "public"."product_variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_reused_order_id_orders_id_fk" FOREIGN KEY ("reused_order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "licenses_of_user" ON "licenses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice_number_unique" ON "orders" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_proofs_sha256" ON "payment_proofs" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "history_of_subject" ON "history" USING btree ("subject","subject_id","id");