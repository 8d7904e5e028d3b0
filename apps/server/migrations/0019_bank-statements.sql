CREATE TABLE "qris_pictures" (
	"payment_account_id" integer PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_mutations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_mutations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" integer NOT NULL,
	"payment_account_id" integer NOT NULL,
	"day" date NOT NULL,
	"direction" text NOT NULL,
	"amount_sen" bigint NOT NULL,
	"balance_sen" bigint,
	"twin" integer NOT NULL,
	"description" text NOT NULL,
	"is_proven" boolean NOT NULL,
	"ignored_reason" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "bank_mutations_direction_known" CHECK ("bank_mutations"."direction" in ('credit', 'debit')),
	CONSTRAINT "bank_mutations_amount_range" CHECK ("bank_mutations"."amount_sen" >= 0),
	CONSTRAINT "bank_mutations_used_or_ignored" CHECK ("bank_mutations"."used_at" is null or "bank_mutations"."ignored_reason" is null)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_account_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"sha256" "bytea" NOT NULL,
	"bank" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"row_count" integer NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"pending_count" integer NOT NULL,
	"unproven_count" integer NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_statements_file_unique" UNIQUE("payment_account_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "ignored_mutation_texts" (
	"payment_account_id" integer NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ignored_mutation_texts_payment_account_id_text_pk" PRIMARY KEY("payment_account_id","text")
);
--> statement-breakpoint
CREATE TABLE "statement_layouts" (
	"payment_account_id" integer PRIMARY KEY NOT NULL,
	"layout" jsonb NOT NULL,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_evidence" DROP CONSTRAINT "payment_evidence_kind_known";
--> statement-breakpoint
ALTER TABLE "payment_accounts" DROP CONSTRAINT "payment_accounts_type_known";
--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD COLUMN "mutation_id" integer;
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "qris_payload" text;
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "qris_with_amount" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "qris_pictures" ADD CONSTRAINT "qris_pictures_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_mutations" ADD CONSTRAINT "bank_mutations_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_mutations" ADD CONSTRAINT "bank_mutations_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ignored_mutation_texts" ADD CONSTRAINT "ignored_mutation_texts_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ignored_mutation_texts" ADD CONSTRAINT "ignored_mutation_texts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_layouts" ADD CONSTRAINT "statement_layouts_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_layouts" ADD CONSTRAINT "statement_layouts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_mutations_identity" ON "bank_mutations" USING btree ("payment_account_id","day","direction","amount_sen",coalesce("balance_sen", -1000000000000000000),"twin");
--> statement-breakpoint
CREATE INDEX "bank_mutations_by_day" ON "bank_mutations" USING btree ("day","id");
--> statement-breakpoint
CREATE INDEX "bank_mutations_open" ON "bank_mutations" USING btree ("amount_sen") WHERE "bank_mutations"."direction" = 'credit' and "bank_mutations"."used_at" is null and "bank_mutations"."ignored_reason" is null;
--> statement-breakpoint
CREATE INDEX "bank_statements_of_account" ON "bank_statements" USING btree ("payment_account_id","id");
--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_mutation_id_bank_mutations_id_fk" FOREIGN KEY ("mutation_id") REFERENCES "public"."bank_mutations"("id") ON DELETE restrict ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_evidence" VALIDATE CONSTRAINT "payment_evidence_mutation_id_bank_mutations_id_fk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payment_evidence_mutation_unique" ON "payment_evidence" USING btree ("mutation_id") WHERE "payment_evidence"."mutation_id" is not null;
--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_mutation_has_line" CHECK ("payment_evidence"."kind" <> 'mutation' or "payment_evidence"."mutation_id" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_evidence" VALIDATE CONSTRAINT "payment_evidence_mutation_has_line";
--> statement-breakpoint
ALTER TABLE "payment_evidence" ADD CONSTRAINT "payment_evidence_kind_known" CHECK ("payment_evidence"."kind" in ('photo', 'cash', 'transfer', 'mutation')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_evidence" VALIDATE CONSTRAINT "payment_evidence_kind_known";
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_qris_has_code" CHECK (("payment_accounts"."type" = 'qris') = ("payment_accounts"."qris_payload" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_accounts" VALIDATE CONSTRAINT "payment_accounts_qris_has_code";
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_amount_only_in_qris" CHECK (not "payment_accounts"."qris_with_amount" or "payment_accounts"."qris_payload" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_accounts" VALIDATE CONSTRAINT "payment_accounts_amount_only_in_qris";
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_type_known" CHECK ("payment_accounts"."type" in ('bank', 'ewallet', 'qris')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_accounts" VALIDATE CONSTRAINT "payment_accounts_type_known";
