CREATE TABLE "handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mosque_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"from_user_id" integer NOT NULL,
	"to_user_id" integer,
	"successor_email" text,
	"successor_whatsapp" text,
	"started_by" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"reason" text,
	"letter" uuid[] NOT NULL,
	"objection" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "handovers_kind_known" CHECK ("handovers"."kind" in ('own', 'lost')),
	CONSTRAINT "handovers_status_known" CHECK ("handovers"."status" in ('waiting', 'objected', 'done', 'cancelled', 'expired')),
	CONSTRAINT "handovers_finished_completely" CHECK (("handovers"."status" in ('waiting', 'objected')) = ("handovers"."finished_at" is null)),
	CONSTRAINT "handovers_done_to_somebody" CHECK ("handovers"."status" <> 'done' or "handovers"."to_user_id" is not null),
	CONSTRAINT "handovers_lost_completely" CHECK (case "handovers"."kind" when 'lost'
        then "handovers"."to_user_id" is not null and "handovers"."reason" is not null and cardinality("handovers"."letter") > 0
        else num_nonnulls("handovers"."successor_email", "handovers"."successor_whatsapp") = 1 end)
);--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_mosque_id_mosques_id_fk" FOREIGN KEY ("mosque_id") REFERENCES "public"."mosques"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_one_open" ON "handovers" USING btree ("mosque_id") WHERE "handovers"."status" in ('waiting', 'objected');--> statement-breakpoint
CREATE INDEX "handovers_waiting" ON "handovers" USING btree ("deadline_at") WHERE "handovers"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "handovers_by_status" ON "handovers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mosques_name_trigrams" ON "mosques" USING gin ("name" gin_trgm_ops);
