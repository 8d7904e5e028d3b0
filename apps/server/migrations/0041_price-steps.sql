-- Quantities from 2 to 999 that rise, whole prices above 0 that fall and start below the normal one.
CREATE FUNCTION are_price_steps(steps jsonb, normal bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_array_length(steps) <= 5 AND coalesce(bool_and(
		quantity BETWEEN quantity_before + 1 AND 999 AND price BETWEEN 1 AND price_before - 1
	), true)
	FROM (
		SELECT quantity, price,
			lag(quantity, 1, 1) OVER (ORDER BY number) AS quantity_before,
			lag(price, 1, normal) OVER (ORDER BY number) AS price_before
		FROM (
			SELECT number, coalesce((step->>'fromQty')::int, 0) AS quantity,
				coalesce((step->>'price')::bigint, 0) AS price
			FROM jsonb_array_elements(steps) WITH ORDINALITY AS listed(step, number)
		) AS read_steps
	) AS compared
$$;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "price_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_price_steps" CHECK (are_price_steps("product_variants"."price_steps", "product_variants"."price")) NOT VALID;--> statement-breakpoint
ALTER TABLE "product_variants" VALIDATE CONSTRAINT "product_variants_price_steps";
