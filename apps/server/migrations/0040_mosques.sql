CREATE TABLE "mosque_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mosque_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mosque_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "mosque_members_role_known" CHECK ("mosque_members"."role" in ('ketua', 'bendahara', 'pengurus'))
);--> statement-breakpoint
CREATE TABLE "mosques" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mosques_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"town" text,
	"address" text,
	"tax_number" text,
	"ketua_count" integer DEFAULT 0 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "mosques_idempotency_key_unique" UNIQUE("created_by","idempotency_key"),
	CONSTRAINT "mosques_kind_known" CHECK ("mosques"."kind" in ('masjid', 'mushola', 'lembaga'))
);--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "mosque_id" integer;--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mosque_id" integer;--> statement-breakpoint
ALTER TABLE "mosque_members" ADD CONSTRAINT "mosque_members_mosque_id_mosques_id_fk" FOREIGN KEY ("mosque_id") REFERENCES "public"."mosques"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mosque_members" ADD CONSTRAINT "mosque_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mosques" ADD CONSTRAINT "mosques_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mosque_members_active_unique" ON "mosque_members" USING btree ("mosque_id","user_id") WHERE "mosque_members"."until" is null;--> statement-breakpoint
CREATE INDEX "mosque_members_of_user" ON "mosque_members" USING btree ("user_id") WHERE "mosque_members"."until" is null;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_mosque_id_mosques_id_fk" FOREIGN KEY ("mosque_id") REFERENCES "public"."mosques"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "licenses" VALIDATE CONSTRAINT "licenses_mosque_id_mosques_id_fk";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_mosque_id_mosques_id_fk" FOREIGN KEY ("mosque_id") REFERENCES "public"."mosques"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_mosque_id_mosques_id_fk";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "licenses_of_mosque" ON "licenses" USING btree ("mosque_id") WHERE "licenses"."mosque_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_of_mosque" ON "orders" USING btree ("mosque_id","id") WHERE "orders"."mosque_id" is not null;
--> statement-breakpoint
-- Counts the active ketuas on the mosque's own row, so that two that leave at once wait for each other.
CREATE FUNCTION count_ketuas() RETURNS trigger LANGUAGE plpgsql AS $$
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
			WHERE id = coalesce(NEW.mosque_id, OLD.mosque_id) AND ketua_count + gained >= 1;
		IF NOT FOUND THEN
			RAISE EXCEPTION 'a mosque keeps at least one ketua'
				USING ERRCODE = 'check_violation', CONSTRAINT = 'mosques_have_ketua';
		END IF;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mosque_members_count_ketuas AFTER INSERT OR UPDATE OR DELETE ON "mosque_members"
	FOR EACH ROW EXECUTE FUNCTION count_ketuas();
--> statement-breakpoint
CREATE FUNCTION require_first_ketua() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM mosques WHERE id = NEW.id AND ketua_count < 1) THEN
		RAISE EXCEPTION 'a mosque starts with a ketua'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'mosques_have_ketua';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mosques_start_with_ketua AFTER INSERT ON "mosques"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_first_ketua();
--> statement-breakpoint
-- A deleted user is no member any more; the only ketua of a mosque cannot be deleted.
CREATE FUNCTION end_memberships_of_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE mosque_members SET until = NEW.deleted_at WHERE user_id = NEW.id AND until IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_deleted_leave_mosques AFTER UPDATE OF "deleted_at" ON "users"
	FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
	EXECUTE FUNCTION end_memberships_of_deleted_user();
