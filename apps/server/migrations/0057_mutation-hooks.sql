CREATE TABLE "mutation_hooks" (
	"payment_account_id" integer PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"books_itself" boolean DEFAULT false NOT NULL,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"last_received_at" timestamp with time zone,
	CONSTRAINT "mutation_hooks_service_known" CHECK ("mutation_hooks"."service" in ('moota', 'mutasibank', 'other'))
);--> statement-breakpoint
ALTER TABLE "bank_mutations" ALTER COLUMN "statement_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_mutations" ADD COLUMN "reported_as" text;--> statement-breakpoint
ALTER TABLE "mutation_hooks" ADD CONSTRAINT "mutation_hooks_payment_account_id_payment_accounts_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutation_hooks" ADD CONSTRAINT "mutation_hooks_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "bank_mutations_reported" ON "bank_mutations" USING btree ("payment_account_id","reported_as") WHERE "bank_mutations"."reported_as" is not null;--> statement-breakpoint
ALTER TABLE "bank_mutations" ADD CONSTRAINT "bank_mutations_have_source" CHECK ("bank_mutations"."statement_id" is not null or "bank_mutations"."reported_as" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "bank_mutations" VALIDATE CONSTRAINT "bank_mutations_have_source";
