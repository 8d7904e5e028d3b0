CREATE TABLE "owner_news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owner_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"occasion" text DEFAULT '' NOT NULL,
	"line" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"occasion" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT 'mail' NOT NULL,
	"mail" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"repeated_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_news_once" ON "owner_news" USING btree ("kind","subject_id","occasion");--> statement-breakpoint
CREATE INDEX "owner_news_untold" ON "owner_news" USING btree ("id") WHERE "owner_news"."told_at" is null;--> statement-breakpoint
CREATE INDEX "owner_news_told" ON "owner_news" USING btree ("told_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("event","subject","subject_id","occasion","channel");--> statement-breakpoint
CREATE INDEX "notices_of_user" ON "notices" USING btree ("user_id","id");