CREATE TABLE "links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"only_one" text,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"email" text,
	"whatsapp" text,
	"mosque_id" integer,
	"license_id" integer,
	"account_id" integer,
	"leaves" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "links_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "links_kind_known" CHECK ("links"."kind" in ('admin', 'login', 'member', 'ketua', 'lost', 'objection', 'license', 'mosqueLicense', 'gift')),
	CONSTRAINT "links_end_once" CHECK ("links"."used_at" is null or "links"."withdrawn_at" is null),
	CONSTRAINT "links_used_completely" CHECK ("links"."used_by" is null or "links"."used_at" is not null),
	CONSTRAINT "links_give_something" CHECK (case when "links"."kind" in ('license', 'mosqueLicense', 'gift') then "links"."license_id" is not null
          when "links"."kind" = 'login' then "links"."account_id" is not null
          when "links"."kind" = 'admin' then "links"."email" is not null
          when "links"."kind" = 'member' then "links"."mosque_id" is not null
          else "links"."mosque_id" is not null and "links"."account_id" is not null end)
);--> statement-breakpoint
ALTER TABLE "mosque_members" DROP CONSTRAINT "mosque_members_role_known";--> statement-breakpoint
ALTER TABLE "mosques" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_mosque_id_mosques_id_fk" FOREIGN KEY ("mosque_id") REFERENCES "public"."mosques"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "links_only_one" ON "links" USING btree ("only_one") WHERE "links"."used_at" is null and "links"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "links_open_of_maker" ON "links" USING btree ("made_by") WHERE "links"."used_at" is null and "links"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "links_open_of_mosque" ON "links" USING btree ("mosque_id") WHERE "links"."used_at" is null and "links"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "links_open_of_license" ON "links" USING btree ("license_id") WHERE "links"."used_at" is null and "links"."withdrawn_at" is null;--> statement-breakpoint
-- in batches of mosque_members.id
UPDATE "mosque_members" SET "role" = 'pengurus' WHERE "role" = 'bendahara' AND "id" BETWEEN $1 AND $2;--> statement-breakpoint
-- A mosque that has ended needs no ketua.
CREATE OR REPLACE FUNCTION count_ketuas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gained integer := 0;
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.mosque_id <> OLD.mosque_id THEN
		RAISE EXCEPTION 'a membership never changes its mosque' USING ERRCODE = 'restrict_violation';
	END IF;
	IF TG_OP <> 'INSERT' AND OLD.role = 'ketua' AND OLD.until IS NULL THEN
		gained := gained - 1;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.role = 'ketua' AND NEW.until IS NULL THEN
		gained := gained + 1;
	END IF;
	IF gained <> 0 THEN
		UPDATE mosques SET ketua_count = ketua_count + gained
			WHERE id = coalesce(NEW.mosque_id, OLD.mosque_id)
				AND (ketua_count + gained >= 1 OR ended_at IS NOT NULL);
		IF NOT FOUND THEN
			RAISE EXCEPTION 'a mosque keeps at least one ketua'
				USING ERRCODE = 'check_violation', CONSTRAINT = 'mosques_have_ketua';
		END IF;
	END IF;
	RETURN NULL;
END
$$;--> when older servers have left
-- in batches of mosque_members.id
UPDATE "mosque_members" SET "role" = 'pengurus' WHERE "role" = 'bendahara' AND "id" BETWEEN $1 AND $2;--> statement-breakpoint
ALTER TABLE "mosque_members" ADD CONSTRAINT "mosque_members_role_known" CHECK ("mosque_members"."role" in ('ketua', 'pengurus')) NOT VALID;--> statement-breakpoint
ALTER TABLE "mosque_members" VALIDATE CONSTRAINT "mosque_members_role_known";--> statement-breakpoint
DROP TABLE "admin_invitations" CASCADE;--> statement-breakpoint
DROP TABLE "handovers" CASCADE;--> statement-breakpoint
DROP TABLE "license_handouts" CASCADE;
