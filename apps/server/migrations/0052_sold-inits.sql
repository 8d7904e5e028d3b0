-- An init that a licence or a sold line carries keeps its name. The lock waits for transactions that are
-- writing such a row and holds off new ones: a checkout locks order_lines before it reads the init, and
-- its lock does not hold off other checkouts.
CREATE FUNCTION refuse_sold_init() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	round integer;
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.init = OLD.init THEN
		RETURN NULL;
	END IF;
	FOR round IN 1..2 LOOP
		IF EXISTS (SELECT FROM licenses WHERE init = OLD.init)
			OR EXISTS (SELECT FROM order_lines WHERE init = OLD.init AND requires_license) THEN
			RAISE EXCEPTION 'this init is sold'
				USING ERRCODE = 'restrict_violation', CONSTRAINT = 'init_devices_sold';
		END IF;
		IF round = 1 THEN
			LOCK TABLE order_lines, licenses IN SHARE MODE;
		END IF;
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER init_devices_refuse_sold AFTER DELETE OR UPDATE OF "init" ON "init_devices"
	FOR EACH ROW EXECUTE FUNCTION refuse_sold_init();
--> when older servers have left
-- No screen shows a deleted variant, so it holds no init.
-- in batches of product_variants.id
UPDATE "product_variants" SET "init" = NULL
	WHERE "deleted_at" IS NOT NULL AND "init" IS NOT NULL AND "id" BETWEEN $1 AND $2;
