ALTER TABLE "licenses" ADD COLUMN "product_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "variant_name" text;--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "is_box" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- in batches of licenses.id
UPDATE "licenses" SET "product_name" = "line"."product_name", "variant_name" = "line"."variant_name", "is_box" = "line"."is_shipped"
	FROM "order_lines" "line"
	WHERE "line"."id" = "licenses"."order_line_id" AND "licenses"."product_name" = '' AND "licenses"."id" BETWEEN $1 AND $2;--> statement-breakpoint
-- in batches of licenses.id
UPDATE "licenses" SET "product_name" = "gift_product_name", "variant_name" = "gift_variant_name"
	WHERE "product_name" = '' AND "gift_product_name" IS NOT NULL AND "licenses"."id" BETWEEN $1 AND $2;
--> when older servers have left
-- Those that older servers issued meanwhile.
-- in batches of licenses.id
UPDATE "licenses" SET "product_name" = "line"."product_name", "variant_name" = "line"."variant_name", "is_box" = "line"."is_shipped"
	FROM "order_lines" "line"
	WHERE "line"."id" = "licenses"."order_line_id" AND "licenses"."product_name" = '' AND "licenses"."id" BETWEEN $1 AND $2;--> statement-breakpoint
-- in batches of licenses.id
UPDATE "licenses" SET "product_name" = "gift_product_name", "variant_name" = "gift_variant_name"
	WHERE "product_name" = '' AND "gift_product_name" IS NOT NULL AND "licenses"."id" BETWEEN $1 AND $2;--> statement-breakpoint
ALTER TABLE "licenses" DROP COLUMN "gift_product_name";--> statement-breakpoint
ALTER TABLE "licenses" DROP COLUMN "gift_variant_name";
