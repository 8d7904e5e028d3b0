CREATE VIEW "public"."own_licenses" AS (
    select user_id as viewer_id, id, null::text as role from "licenses" where mosque_id is null
    union all
    select member.user_id, owned.id, member.role from "licenses" owned
    join mosque_members member on member.mosque_id = owned.mosque_id and member.until is null);--> statement-breakpoint
CREATE VIEW "public"."own_orders" AS (
    select user_id as viewer_id, id, null::text as role from "orders" where mosque_id is null
    union all
    select member.user_id, owned.id, member.role from "orders" owned
    join mosque_members member on member.mosque_id = owned.mosque_id and member.until is null);
