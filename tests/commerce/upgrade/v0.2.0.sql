CREATE TABLE "__drizzle_migrations" (
					id SERIAL PRIMARY KEY,
					hash text NOT NULL,
					created_at numeric
				);
--> statement-breakpoint
CREATE TABLE `customer_address` (
	`customer_id` text NOT NULL,
	`digest` text NOT NULL,
	`address` text NOT NULL,
	`used_at` integer NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`saved_at` integer,
	`main_at` integer,
	PRIMARY KEY(`customer_id`, `digest`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_address_digest" CHECK(length("customer_address"."digest") = 64)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `commission` (
	`order_id` text PRIMARY KEY NOT NULL,
	`affiliate_id` text NOT NULL,
	`status` text NOT NULL,
	`base` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`ready_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliate`(`customer_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_amounts" CHECK("commission"."amount" > 0 AND "commission"."base" >= "commission"."amount")
) STRICT;
--> statement-breakpoint
CREATE TABLE `import_run` (
	`file` text PRIMARY KEY NOT NULL,
	`line` integer NOT NULL,
	`ended` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`sums` text NOT NULL,
	`broken` text NOT NULL,
	`last_ended_at` integer,
	`last_broken` text DEFAULT '[]' NOT NULL,
	`running` integer NOT NULL,
	CONSTRAINT "audit_run_one" CHECK("audit_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `backup_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`night` text NOT NULL,
	`schema` integer NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`parts` integer NOT NULL,
	`sums` text NOT NULL,
	`running` integer NOT NULL,
	`last_night` text,
	`last_ended_at` integer,
	CONSTRAINT "backup_run_one" CHECK("backup_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `restore_part` (
	`part` integer PRIMARY KEY NOT NULL,
	`lines` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_line` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_price` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quantity_positive" CHECK("cart_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_note` (
	`owner` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `branch_facet` (
	`branch` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`branch`, `name`, `value`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL,
	`parent_slug` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `category_branch` (
	`branch` text NOT NULL,
	`slug` text NOT NULL,
	PRIMARY KEY(`branch`, `slug`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing_facet` (
	`listing_id` integer NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`listing_id`, `name`, `value`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing_place` (
	`branch` text NOT NULL,
	`listing_id` integer NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`price` integer NOT NULL,
	`discounted` integer NOT NULL,
	`available` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `branch`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`category_slug` text NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`facets` text NOT NULL,
	`price` integer,
	`discounted` integer DEFAULT false NOT NULL,
	`available` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category_slug` text NOT NULL,
	`description` text NOT NULL,
	`attributes` text NOT NULL,
	`options` text NOT NULL,
	`images` text NOT NULL,
	`weight_grams` integer NOT NULL,
	`dimensions` text,
	`digital` integer NOT NULL,
	`published` integer NOT NULL,
	`sold` integer NOT NULL,
	`rating` integer,
	`reviews` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `tier_price` (
	`customer_type` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`customer_type`, `variant_id`),
	FOREIGN KEY (`customer_type`) REFERENCES `customer_type`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tier_price_not_negative" CHECK("tier_price"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `variant` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`values` text NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`price` integer NOT NULL,
	`full_price` integer,
	`stock` integer NOT NULL,
	`position` integer NOT NULL,
	`weight_grams` integer,
	`dimensions` text,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_not_negative" CHECK("variant"."stock" >= 0),
	CONSTRAINT "price_not_negative" CHECK("variant"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `article_category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `article` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`category_slug` text NOT NULL,
	`image` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`published` integer NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `article_category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `information` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`position` integer NOT NULL,
	`changed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale_item` (
	`flash_sale_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	`quota` integer NOT NULL,
	`sold` integer NOT NULL,
	`sold_elsewhere` integer DEFAULT 0 NOT NULL,
	`per_customer` integer NOT NULL,
	PRIMARY KEY(`flash_sale_id`, `variant_id`),
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_sale_item_quota" CHECK("flash_sale_item"."sold" BETWEEN "flash_sale_item"."sold_elsewhere" AND "flash_sale_item"."quota" AND "flash_sale_item"."sold_elsewhere" >= 0),
	CONSTRAINT "flash_sale_item_amounts" CHECK("flash_sale_item"."price" >= 0 AND "flash_sale_item"."per_customer" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "flash_sale_lasts" CHECK("flash_sale"."ends_at" > "flash_sale"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account` text NOT NULL,
	`address` text,
	`browser` text,
	`customer_id` text,
	`channel` text NOT NULL,
	`digest` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_time_code_tries" CHECK("one_time_code"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `account_change` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`replaced` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `consent` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` text NOT NULL,
	`granted` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `contact_change` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`ticket` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer_type` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`password` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`phone_verified_at` integer,
	`email_verified_at` integer,
	`photo_file_id` text,
	`removed_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_account` (
	`sub` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text,
	`linked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "passkey_counter" CHECK("passkey"."counter" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `pending_registration` (
	`ticket` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`marketing` integer NOT NULL,
	`password` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_pending_login` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`sub` text NOT NULL,
	`email` text,
	`name` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	CONSTRAINT "google_pending_login_tries" CHECK("google_pending_login"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`bound_to` text NOT NULL,
	`customer_id` text,
	`origin` text NOT NULL,
	`user_handle` text NOT NULL,
	`silent` integer NOT NULL,
	`network` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `known_device` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `device`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text DEFAULT '' NOT NULL,
	`used_at` integer,
	`confirmed_at` integer,
	`confirmed_in` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_lot` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`given` integer NOT NULL,
	`left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "coin_lot_left" CHECK("coin_lot"."left" BETWEEN 0 AND "coin_lot"."given")
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_use` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`lot_id` integer NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `coin_lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_use_amount" CHECK("coin_use"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance" CHECK("ledger_account"."balance" >= 0 OR "ledger_account"."id" LIKE 'shop:%')
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transfer_id` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transfer_id`) REFERENCES `ledger_transfer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entry_amount" CHECK("ledger_entry"."amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_transfer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`order_id` text,
	`values` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	CONSTRAINT "message_one_end" CHECK("message"."sent_at" IS NULL OR "message"."problem" = '')
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_line` (
	`return_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `variant_id`),
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_line_quantity" CHECK("order_return_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`solution` text NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`courier` text DEFAULT '' NOT NULL,
	`receipt_number` text,
	`replacement_receipt` text,
	`account_id` text,
	`refunded` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_refunded" CHECK("order_return"."refunded" IS NULL OR "order_return"."refunded" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `bill` (
	`code` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`vendor` text NOT NULL,
	`method` text NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer NOT NULL,
	`accepted_amount` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_amounts" CHECK("bill"."amount" >= 0 AND "bill"."unique_code" BETWEEN 0 AND 999 AND "bill"."attempt" >= 1),
	CONSTRAINT "bill_paid_when" CHECK(("bill"."status" = 'PAID') = ("bill"."paid_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `charge` (
	`reference` text PRIMARY KEY NOT NULL,
	`bill_code` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`transaction_id` text,
	`number` text,
	`biller_code` text,
	`qr_text` text,
	`link` text,
	`state` text NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_code`) REFERENCES `bill`(`code`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`variant_id` text NOT NULL,
	`name` text NOT NULL,
	`variant_name` text NOT NULL,
	`slug` text NOT NULL,
	`image` text NOT NULL,
	`unit_price` integer NOT NULL,
	`full_price` integer,
	`added_price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`weight_grams` integer NOT NULL,
	`flash_sale_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_amounts" CHECK("order_line"."unit_price" >= 0 AND "order_line"."quantity" >= 1 AND "order_line"."weight_grams" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text,
	`customer_id` text,
	`visitor_id` text,
	`status` text NOT NULL,
	`digital` integer NOT NULL,
	`address` text,
	`weight_grams` integer NOT NULL,
	`shipping_code` text,
	`shipping_courier` text DEFAULT '' NOT NULL,
	`shipping_service` text DEFAULT '' NOT NULL,
	`shipping_days_min` integer,
	`shipping_days_max` integer,
	`quoted_insurance` integer,
	`quoted_cod` integer,
	`quoted_at` integer,
	`insured` integer DEFAULT false NOT NULL,
	`payment_vendor` text,
	`payment_method` text,
	`note` text DEFAULT '' NOT NULL,
	`subtotal` integer NOT NULL,
	`shipping_cost` integer DEFAULT 0 NOT NULL,
	`shipping_discount` integer DEFAULT 0 NOT NULL,
	`insurance_fee` integer DEFAULT 0 NOT NULL,
	`cod_fee` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`coins_used` integer DEFAULT 0 NOT NULL,
	`wallet_used` integer DEFAULT 0 NOT NULL,
	`coins_wanted` integer DEFAULT false NOT NULL,
	`wallet_wanted` integer DEFAULT false NOT NULL,
	`vouchers_by_hand` text DEFAULT '[]' NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`cashback` integer DEFAULT 0 NOT NULL,
	`dropship_name` text,
	`dropship_phone` text,
	`affiliate_code` text,
	`receipt_number` text,
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`proven_phone` text,
	`kept_money` integer DEFAULT 0 NOT NULL,
	`kept_wallet` integer DEFAULT 0 NOT NULL,
	`kept_coins` integer DEFAULT 0 NOT NULL,
	`hold_until` integer,
	`pay_by` integer,
	`delivered_at` integer,
	CONSTRAINT "order_has_owner" CHECK("orders"."customer_id" IS NOT NULL OR "orders"."visitor_id" IS NOT NULL),
	CONSTRAINT "order_amounts" CHECK("orders"."subtotal" >= 0 AND "orders"."discount" BETWEEN 0 AND "orders"."subtotal" AND "orders"."shipping_discount" BETWEEN 0 AND "orders"."shipping_cost" AND "orders"."insurance_fee" >= 0 AND "orders"."cod_fee" >= 0 AND "orders"."coins_used" >= 0 AND "orders"."wallet_used" >= 0 AND "orders"."cashback" >= 0 AND "orders"."unique_code" BETWEEN 0 AND 999),
	CONSTRAINT "order_total" CHECK("orders"."total" >= 0 AND "orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" - "orders"."shipping_discount" + "orders"."insurance_fee" + "orders"."cod_fee" + "orders"."unique_code" - "orders"."coins_used" - "orders"."wallet_used"),
	CONSTRAINT "order_kept" CHECK("orders"."kept_money" >= 0 AND "orders"."kept_wallet" BETWEEN 0 AND "orders"."wallet_used" AND "orders"."kept_coins" BETWEEN 0 AND "orders"."coins_used"),
	CONSTRAINT "order_dropship" CHECK(("orders"."dropship_name" IS NULL) = ("orders"."dropship_phone" IS NULL)),
	CONSTRAINT "order_placed" CHECK(("orders"."status" = 'DRAFT') = ("orders"."number" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."placed_at" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."pay_by" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `stock_hold` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_positive" CHECK("stock_hold"."quantity" >= 1 AND "stock_hold"."kept" BETWEEN 0 AND "stock_hold"."quantity")
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_download` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`file_id` text NOT NULL,
	`taken` integer NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`, `file_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `digital_file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digital_download_taken" CHECK("digital_download"."taken" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_file` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `licence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant_id` text NOT NULL,
	`code` text NOT NULL,
	`order_id` text,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `courier_quote` (
	`courier` text NOT NULL,
	`way` text NOT NULL,
	`rates` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`courier`, `way`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `shipment` (
	`reference` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`rate_code` text NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	`booking_id` text,
	`state` text,
	`driver_name` text,
	`driver_phone` text,
	`driver_plate` text,
	`live_url` text,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shipment_attempts" CHECK("shipment"."attempt" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tracking` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`label` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `transfer_receipt` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reference` text NOT NULL,
	`file_id` text NOT NULL,
	`bank` text NOT NULL,
	`payer` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`sent_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reference`) REFERENCES `charge`(`reference`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfer_receipt_answered" CHECK(("transfer_receipt"."state" = 'waiting') = ("transfer_receipt"."answered_at" IS NULL) AND "transfer_receipt"."amount" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reason` text NOT NULL,
	`ref` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`problem` text DEFAULT '' NOT NULL,
	`bank_code` text,
	`number` text,
	`holder` text,
	`way` text,
	`proof` text DEFAULT '' NOT NULL,
	`proof_key` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0),
	CONSTRAINT "refund_paid" CHECK(("refund"."state" = 'PAID') = ("refund"."paid_at" IS NOT NULL) AND ("refund"."state" = 'PAID') = ("refund"."way" IS NOT NULL)),
	CONSTRAINT "refund_account" CHECK(("refund"."bank_code" IS NULL) = ("refund"."number" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."holder" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_inbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` text NOT NULL,
	`transaction_id` text NOT NULL,
	`transaction_status` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `admin_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`operation` text NOT NULL,
	`subject` text NOT NULL,
	`changes` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `admin_token` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`digest` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` integer,
	`last_used_day` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `once_answer` (
	`actor` text NOT NULL,
	`key` text NOT NULL,
	`endpoint` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`actor`, `key`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `rate_limit_hit` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`subject` text,
	`network` text,
	`pending` integer NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `scheduled_job` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`failed` integer NOT NULL,
	`error` text,
	PRIMARY KEY(`kind`, `ref`),
	CONSTRAINT "scheduled_job_tries" CHECK("scheduled_job"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tally` (
	`of` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`of`, `state`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `review_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`review_id`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_name` text NOT NULL,
	`author` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`photos` text NOT NULL,
	`reply` text,
	`order_id` text,
	`order_position` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`order_position`) REFERENCES `order_line`(`order_id`,`position`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_stars" CHECK("review"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "review_line" CHECK(("review"."order_id" IS NULL) = ("review"."order_position" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`generation` integer NOT NULL,
	`next_generation` integer,
	CONSTRAINT "shop_state_one" CHECK("shop_state"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tag_purchase` (
	`order_id` text NOT NULL,
	`vendor` text NOT NULL,
	`consent` text NOT NULL,
	`client` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`order_id`, `vendor`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate_click` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`visitor` text NOT NULL,
	`address` text NOT NULL,
	`network` text,
	`device` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `traffic_count` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`),
	CONSTRAINT "traffic_views" CHECK("traffic_count"."views" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `vendor_key` (
	`vendor` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`set_by` text NOT NULL,
	`set_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`problem` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulated_payment` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text,
	`amount` integer NOT NULL,
	`kind` text DEFAULT 'bank_transfer' NOT NULL,
	`bank` text NOT NULL,
	`va_number` text NOT NULL,
	`qr_text` text,
	`status` text NOT NULL,
	`refunds` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "simulated_amount_positive" CHECK("simulated_payment"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulator_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`server_key` text NOT NULL,
	`fault` text NOT NULL,
	CONSTRAINT "simulator_account_one" CHECK("simulator_account"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_voucher` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`cashback` integer NOT NULL,
	`saving` integer NOT NULL,
	`state` text NOT NULL,
	`replaced` text DEFAULT '' NOT NULL,
	`customer_id` text,
	`phone` text,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_voucher_saving" CHECK("order_voucher"."saving" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_choice` (
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `kind`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_claim` (
	`owner` text NOT NULL,
	`voucher_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `voucher_id`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`cashback` integer DEFAULT false NOT NULL,
	`percentage` integer DEFAULT false NOT NULL,
	`amount` integer NOT NULL,
	`maximum` integer,
	`minimum` integer DEFAULT 0 NOT NULL,
	`for_shipping` integer DEFAULT false NOT NULL,
	`quota` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`per_customer` integer,
	`categories` text DEFAULT '[]' NOT NULL,
	`products` text DEFAULT '[]' NOT NULL,
	`new_customers_only` integer DEFAULT false NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	CONSTRAINT "voucher_code" CHECK(length("voucher"."code") BETWEEN 1 AND 40 AND "voucher"."code" NOT GLOB '*[^A-Z0-9_-]*'),
	CONSTRAINT "voucher_amounts" CHECK("voucher"."amount" >= 1 AND ("voucher"."percentage" = 0 OR "voucher"."amount" <= 100) AND ("voucher"."maximum" IS NULL OR "voucher"."maximum" >= 1) AND "voucher"."minimum" >= 0 AND "voucher"."used" >= 0),
	CONSTRAINT "voucher_one_kind" CHECK("voucher"."cashback" = 0 OR "voucher"."for_shipping" = 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `bank_account` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `withdrawal` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_amounts" CHECK("withdrawal"."fee" >= 0 AND "withdrawal"."amount" > "withdrawal"."fee")
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish_link` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`saved_price` integer NOT NULL,
	`saved_available` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_search USING fts5(name, category, attributes, options, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE product_word USING fts5vocab(product_search, 'col');
--> statement-breakpoint
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795381257439);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('32eabb74-2029-4ed6-b431-8d33b74af1e9', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795383598570, '', NULL, NULL);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', 'Sesuai varian', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', '', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Biji utuh', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Halus', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Kasar', 8);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Gilingan', 'Sedang', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Negara asal', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Negara asal', 'Indonesia', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', '', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Full wash', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Simpan hingga', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Simpan hingga', '12 bulan sejak tanggal sangrai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Sedang', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '1 kg', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '200 g', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '500 g', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', '', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', '', 'available', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '', 19);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', 'Sesuai varian', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', '', 17);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Biji utuh', 17);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Halus', 11);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Kasar', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Gilingan', 'Sedang', 16);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', '', 50);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Indonesia', 39);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', '', 14);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Full wash', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan hingga', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan hingga', '12 bulan sejak tanggal sangrai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', '', 18);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Sedang', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '1 kg', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '200 g', 7);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '500 g', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', '', '', 53);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', '', 'available', 51);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', '', 'discounted', 15);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '200 g', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Giling basah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Sedang ke gelap', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '200 g', 7);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Giling basah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Sedang ke gelap', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '250 g', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Komposisi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Komposisi', '100% robusta', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Gelap', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '250 g', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '', 17);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '100% robusta', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Gelap', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Honey', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Terang ke sedang', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Honey', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Terang ke sedang', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '100 g (10 × 10 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Komposisi', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Komposisi', '100% arabika', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Negara asal', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Negara asal', 'Indonesia', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', '', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', '', 'available', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', '', 'discounted', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '100 g (10 × 10 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '100% arabika', 7);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Asal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Asal', 'Gayo', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Asal', 'Toraja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '10 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', '', 15);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Gayo', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Toraja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '10 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Air', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Gula aren (kecuali Hitam)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Kopi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Susu segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Gula Aren', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Pandan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', '', 'available', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', '', 'discounted', 0);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Air', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Gula aren (kecuali Hitam)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kopi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Susu segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Gula Aren', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Pandan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Keramik stoneware', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '1–2 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', 'Sangrai Rimba', 6);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Hijau Sage', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Putih', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Terakota', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', '', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', '', 'available', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', '', 'discounted', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', '', 15);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Keramik stoneware', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '', 13);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '1–2 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', '', 18);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', 'Sangrai Rimba', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hijau Sage', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Putih', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Terakota', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Baja tahan karat 304', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kayu', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', '1 tahun', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '800 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Hitam', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Perak', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja tahan karat 304', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kayu', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '1 tahun', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '800 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hitam', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Perak', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Keramik stoneware', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '1 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '1 tatakan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '220 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Merek', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Merek', 'Sangrai Rimba', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Negara asal', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Biru', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Gading', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Hijau', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', '', 'available', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '', 5);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '1 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '1 tatakan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '220 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Biru', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Gading', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hijau', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Baja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kaca borosilikat', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', 'Penggiling 1 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', '5 barang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kaca borosilikat', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', 'Penggiling 1 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '5 barang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Bahasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Bahasa', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Format', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Format', 'PDF dan EPUB', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Halaman', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Halaman', '112', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penulis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penulis', 'Tim Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', '', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', '', 'available', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', '', 'discounted', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahasa', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahasa', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Format', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Format', 'PDF dan EPUB', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Halaman', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Halaman', '112', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penulis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penulis', 'Tim Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Espreso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Kopi susu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Moka pot', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Biji utuh', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Halus', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', 'Arabika 70%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', 'Robusta 30%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Proses', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Proses', 'Campuran', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', 'Gelap', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', 'Sedang', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '1 kg', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '250 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '500 g', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', '', 'available', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', '', 'discounted', 0);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Espreso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Kopi susu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Moka pot', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Arabika 70%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Robusta 30%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Campuran', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '250 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Dripper', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'French press', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Mesin tetes', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Kasar', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Gilingan', 'Sedang', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kemasan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kemasan', 'Kaleng', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kemasan', 'Kantong', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', '100% arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Tingkat sangrai', 'Terang ke sedang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Ukuran', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Dripper', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'French press', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Mesin tetes', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kemasan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kemasan', 'Kaleng', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kemasan', 'Kantong', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Berat bersih', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Berat bersih', '500 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Cocok untuk', 'Tubruk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Komposisi', '100% robusta', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '500 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Cocok untuk', 'Tubruk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Asal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Asal', 'Aceh Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Berat bersih', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kafein', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('racikan', 'Kafein', 'Paling banyak 0,3%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Aceh Tengah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', 'Paling banyak 0,3%', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', 'Aluminium', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', 'Baja tahan karat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Bahan', 'Kayu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Garansi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Garansi', '1 tahun', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '25 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Merek', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Merek', 'Jejak', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Negara asal', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Negara asal', 'Tiongkok', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', 'Hitam', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', 'Perak', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', '', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', '', 'available', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', '', 'discounted', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Aluminium', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja tahan karat', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '25 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', 'Jejak', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Tiongkok', 9);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Daya', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Daya', '150 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Garansi', '2 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Merek', 'Bara Api', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '150 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '2 tahun', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Merek', 'Bara Api', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Kapasitas', '2.000 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Ketelitian', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Ketelitian', '0,1 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('penggiling-timbangan', 'Warna', 'Putih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '2.000 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketelitian', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketelitian', '0,1 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Daya', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Daya', '220 V', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Daya', '800 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Garansi', '2 tahun', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', 'Bara Api', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Tiongkok', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '220 V', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Daya', '800 W', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Baja tahan karat 304', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Lapisan keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Garansi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Garansi', '6 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '350 ml', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Negara asal', 'Tiongkok', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tahan panas', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tahan panas', '6 jam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tutup', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tutup', 'Geser', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Tutup', 'Ulir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Krem', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Lapisan keramik', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Garansi', '6 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '350 ml', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tahan panas', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tahan panas', '6 jam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tutup', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tutup', 'Geser', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tutup', 'Ulir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Krem', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Kaca borosilikat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Isi paket', '2 gelas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Kapasitas', '250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '2 gelas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Bahan', 'Baja berlapis enamel', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Merek', 'Jejak', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Biru Dongker', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Hijau Lumut', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('cangkir-tumbler', 'Warna', 'Putih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Baja berlapis enamel', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Biru Dongker', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Hijau Lumut', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Berlaku', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Berlaku', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Jenis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Jenis', 'Kode digital', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', 'Rp 100.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', 'Rp 250.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Nominal', 'Rp 500.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penerbit', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Penerbit', 'Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berlaku', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berlaku', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Jenis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Jenis', 'Kode digital', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', 'Rp 100.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', 'Rp 250.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nominal', 'Rp 500.000', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penerbit', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Penerbit', 'Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Akses', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Akses', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Durasi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Durasi', '2 jam 10 menit', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('kelas', 'Format', 'Video 1080p', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Akses', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Akses', '12 bulan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Durasi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Durasi', '2 jam 10 menit', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Format', 'Video 1080p', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Aceh Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.450–1.600 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Anaerob natural', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ukuran', '100 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Ateng Super', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Tim Tim', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.450–1.600 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Anaerob natural', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '100 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', '', 10);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Ateng Super', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Tim Tim', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Mandailing Natal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.200–1.400 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Typica Sumatra', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Mandailing Natal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.200–1.400 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Typica Sumatra', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jambi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Kerinci', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.400–1.700 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Andungsari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Sigararutang', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jambi', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Kerinci', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.400–1.700 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Andungsari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Sigararutang', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Solok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Sumatra Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.500–1.650 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Tingkat sangrai', 'Terang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Solok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Sumatra Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.500–1.650 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Tingkat sangrai', 'Terang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Kepulauan Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Riau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Berat bersih', '150 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '2–5 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Proses', 'Natural', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Liberoid Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Kepulauan Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Riau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '150 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '2–5 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Proses', 'Natural', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Liberoid Meranti', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '77 g (7 × 11 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '77 g (7 × 11 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Isi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Isi', '10 kapsul × 5,4 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', 'Malam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', 'Pagi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Racikan', 'Senja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Ukuran kapsul', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Ukuran kapsul', 'Diameter 37 mm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '10 kapsul × 5,4 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', 'Malam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', 'Pagi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Racikan', 'Senja', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kapsul', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kapsul', 'Diameter 37 mm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Bahan kantong', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Bahan kantong', 'Serat jagung (PLA)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('siap-seduh', 'Berat bersih', '96 g (12 × 8 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan kantong', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan kantong', 'Serat jagung (PLA)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '96 g (12 × 8 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '4 × 250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', 'Aren Cair', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', 'Kurma', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Pemanis', 'Tanpa Gula', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', '2–5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', 'Tujuh hari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '4 × 250 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', 'Aren Cair', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', 'Kurma', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pemanis', 'Tanpa Gula', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', '2–5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', 'Tujuh hari', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Kopi arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Simpan', 'Di bawah 5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '500 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kopi arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Simpan', 'Di bawah 5 °C', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Isi bersih', '330 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Bahan rasa alami', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Komposisi', 'Gula tebu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Karamel Garam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Rempah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('minuman', 'Rasa', 'Vanila', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi bersih', '330 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Bahan rasa alami', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Gula tebu', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Karamel Garam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Rempah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Rasa', 'Vanila', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Aluminium', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Gagang nilon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '3 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '6 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kompor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kompor', 'Gas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kompor', 'Listrik; bukan induksi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Gagang nilon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '3 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '6 cangkir', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kompor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kompor', 'Gas', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kompor', 'Listrik; bukan induksi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Baja tahan karat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '350 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '600 ml', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Perawatan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Perawatan', 'Aman untuk mesin cuci piring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '1 liter', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '600 ml', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Perawatan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Perawatan', 'Aman untuk mesin cuci piring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Karet silikon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kopoliester bebas BPA', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', '100 kertas saring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', 'Alat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', 'Pengaduk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi paket', 'Sendok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '240 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Merek', 'Jejak', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Karet silikon', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kopoliester bebas BPA', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '100 kertas saring', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', 'Alat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', 'Pengaduk', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', 'Sendok', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '240 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Vietnam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Ukuran', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Ukuran', '120 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Ukuran', '180 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Vietnam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '120 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '180 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Kayu mahoni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Kapasitas', '400 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Kayu mahoni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kapasitas', '400 ml', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Bahan', 'Serat kayu murni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Isi', '100 lembar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Negara asal', 'Jepang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Nomor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Nomor', '01', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Nomor', '02', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('alat-seduh', 'Warna', 'Cokelat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Bahan', 'Serat kayu murni', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '100 lembar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Negara asal', 'Jepang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nomor', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nomor', '01', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Nomor', '02', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Warna', 'Cokelat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bandung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jawa Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.350–1.550 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Kartika', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bandung', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jawa Barat', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.350–1.550 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Kartika', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bondowoso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jawa Timur', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.000–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Linie S', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bondowoso', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jawa Timur', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.000–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Linie S', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jawa Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Temanggung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '700–900 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'BP 358', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'BP 42', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jawa Tengah', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Temanggung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '700–900 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'BP 358', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'BP 42', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bali', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Bangli', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.200–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Kopyol', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'S-795', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bali', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Bangli', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.200–1.500 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Kopyol', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'S-795', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Jayawijaya', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Asal', 'Papua Pegunungan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Ketinggian', '1.600–1.800 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('biji-kopi', 'Varietas', 'Typica', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Jayawijaya', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Papua Pegunungan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ketinggian', '1.600–1.800 mdpl', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Varietas', 'Typica', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', '', 3);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Bandung', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Jawa Barat', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Kafein', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Kafein', 'Rendah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Kulit ceri kopi kering', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Negara asal', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Negara asal', 'Indonesia', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Ukuran', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Ukuran', '200 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Ukuran', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', '', '', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', '', 'available', 4);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', 'Rendah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kulit ceri kopi kering', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Jambi', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Kerinci', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Berat bersih', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Berat bersih', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', '100% teh hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '80 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', '100% teh hitam', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Jawa Tengah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Asal', 'Tegal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Berat bersih', '60 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Aroma bunga melati segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Teh hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Asal', 'Tegal', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '60 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Aroma bunga melati segar', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Teh hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Isi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Isi', '15 kantong × 5 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Kafein', 'Tidak ada', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Cengkih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Jahe', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Kapulaga', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Kayu manis', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Secang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('teh-cascara', 'Komposisi', 'Serai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi', '15 kantong × 5 g', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Kafein', 'Tidak ada', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Cengkih', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Jahe', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kapulaga', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Kayu manis', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Secang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Komposisi', 'Serai', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Isi paket', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Isi paket', '5 barang dan kartu ucapan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Merek', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Merek', 'Sangrai Rimba', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Negara asal', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Negara asal', 'Indonesia', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Ukuran kotak', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Ukuran kotak', '32 × 24 × 12 cm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', '', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', '', 'available', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', '', 'discounted', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Isi paket', '5 barang dan kartu ucapan', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kotak', '', 2);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kotak', '32 × 24 × 12 cm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Berat bersih', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Berat bersih', '300 g (3 × 100 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Gilingan', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Gilingan', 'Biji utuh', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Gilingan', 'Sedang', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Komposisi', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Komposisi', '100% arabika', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Pita', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Pita', 'Hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Pita', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('hampers', 'Ukuran kotak', '30 × 18 × 8 cm', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Berat bersih', '300 g (3 × 100 g)', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pita', '', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pita', 'Hijau', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Pita', 'Merah', 1);
--> statement-breakpoint
INSERT INTO "branch_facet" VALUES ('', 'Ukuran kotak', '30 × 18 × 8 cm', 1);
--> statement-breakpoint
INSERT INTO "category" VALUES ('biji-kopi', 'Biji Kopi', '/assets/contoh-1/kopi/kategori-biji.webp', 0, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('racikan', 'Racikan', '/assets/contoh-1/kopi/blend-senja.webp', 1, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('siap-seduh', 'Siap Seduh', '/assets/contoh-1/kopi/kategori-siap-seduh.webp', 2, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('minuman', 'Minuman Botol', '/assets/contoh-1/kopi/kategori-minuman.webp', 3, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('teh-cascara', 'Teh & Cascara', '/assets/contoh-1/kopi/cascara-seduh.webp', 4, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('alat-seduh', 'Alat Seduh', '/assets/contoh-1/kopi/kategori-alat.webp', 5, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('penggiling-timbangan', 'Giling & Timbang', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 6, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('cangkir-tumbler', 'Cangkir & Tumbler', '/assets/contoh-1/kopi/tumbler-bertiga.webp', 7, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('hampers', 'Hampers', '/assets/contoh-1/kopi/hampers-hujan.webp', 8, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('kelas', 'Kelas & Hadiah', '/assets/contoh-1/kopi/kategori-kelas.webp', 9, NULL);
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('biji-kopi', 'biji-kopi');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'biji-kopi');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('racikan', 'racikan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'racikan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('siap-seduh', 'siap-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'siap-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('minuman', 'minuman');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'minuman');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('teh-cascara', 'teh-cascara');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'teh-cascara');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('alat-seduh', 'alat-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'alat-seduh');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('penggiling-timbangan', 'penggiling-timbangan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'penggiling-timbangan');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('cangkir-tumbler', 'cangkir-tumbler');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'cangkir-tumbler');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('hampers', 'hampers');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'hampers');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('kelas', 'kelas');
--> statement-breakpoint
INSERT INTO "category_branch" VALUES ('', 'kelas');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Berat bersih', 'Sesuai varian');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Simpan hingga', '12 bulan sejak tanggal sangrai');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '1 kg');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Simpan hingga', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (1, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Proses', 'Giling basah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Tingkat sangrai', 'Sedang ke gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (2, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Berat bersih', '250 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Komposisi', '100% robusta');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Tingkat sangrai', 'Gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (3, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Proses', 'Honey');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (4, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Berat bersih', '100 g (10 × 10 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (5, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Berat bersih', '10 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Asal', 'Gayo');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Asal', 'Toraja');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (6, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Isi bersih', '1 liter');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Kopi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Air');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Susu segar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', 'Gula aren (kecuali Hitam)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', 'Gula Aren');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', 'Pandan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (7, 'Rasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Bahan', 'Keramik stoneware');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Kapasitas', '1–2 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', 'Hijau Sage');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', 'Terakota');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (8, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Bahan', 'Kayu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Kapasitas', '800 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Warna', 'Perak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (9, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Bahan', 'Keramik stoneware');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Kapasitas', '220 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Isi paket', '1 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Isi paket', '1 tatakan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', 'Gading');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', 'Hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', 'Biru');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (10, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Isi paket', '5 barang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Keramik');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Baja');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', 'Kayu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Garansi', 'Penggiling 1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (11, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Format', 'PDF dan EPUB');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Halaman', '112');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Bahasa', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Penulis', 'Tim Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Bahasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Format', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Halaman', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (12, 'Penulis', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Komposisi', 'Arabika 70%');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Komposisi', 'Robusta 30%');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', 'Espreso');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', 'Moka pot');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', 'Kopi susu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Proses', 'Campuran');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '250 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '1 kg');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Tingkat sangrai', 'Gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Cocok untuk', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (13, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', 'Dripper');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', 'Mesin tetes');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', 'French press');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Kemasan', 'Kantong');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Kemasan', 'Kaleng');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Cocok untuk', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Kemasan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (14, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Berat bersih', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Komposisi', '100% robusta');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Tingkat sangrai', 'Gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Cocok untuk', 'Tubruk');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Cocok untuk', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (15, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Asal', 'Aceh Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Kafein', 'Paling banyak 0,3%');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Kafein', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (16, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', 'Aluminium');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', 'Baja tahan karat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', 'Kayu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Kapasitas', '25 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Warna', 'Perak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (17, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Daya', '150 W');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Kapasitas', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Garansi', '2 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Daya', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (18, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Kapasitas', '2.000 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Ketelitian', '0,1 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Ketelitian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (19, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Daya', '800 W');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Daya', '220 V');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Garansi', '2 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Daya', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (20, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Bahan', 'Lapisan keramik');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tahan panas', '6 jam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Garansi', '6 bulan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', 'Hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', 'Krem');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', 'Hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Kapasitas', '350 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Kapasitas', '500 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tutup', 'Geser');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tutup', 'Ulir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tahan panas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Tutup', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (21, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Kapasitas', '250 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Isi paket', '2 gelas');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (22, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Bahan', 'Baja berlapis enamel');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Kapasitas', '350 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', 'Hijau Lumut');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', 'Biru Dongker');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (23, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Jenis', 'Kode digital');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Berlaku', '12 bulan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Penerbit', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', 'Rp 100.000');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', 'Rp 250.000');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', 'Rp 500.000');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Berlaku', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Jenis', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Nominal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (24, 'Penerbit', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Format', 'Video 1080p');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Durasi', '2 jam 10 menit');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Bahasa', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Akses', '12 bulan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Akses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Bahasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Durasi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (25, 'Format', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Asal', 'Aceh Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ketinggian', '1.450–1.600 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Varietas', 'Ateng Super');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Varietas', 'Tim Tim');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Proses', 'Anaerob natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ukuran', '100 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (26, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Asal', 'Mandailing Natal');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ketinggian', '1.200–1.400 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Varietas', 'Typica Sumatra');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Proses', 'Giling basah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Tingkat sangrai', 'Sedang ke gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (27, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Asal', 'Kerinci');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Asal', 'Jambi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Ketinggian', '1.400–1.700 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Varietas', 'Sigararutang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Varietas', 'Andungsari');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Proses', 'Honey');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (28, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Asal', 'Solok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Asal', 'Sumatra Barat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Ketinggian', '1.500–1.650 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Varietas', 'Sigararutang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Tingkat sangrai', 'Terang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (29, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Berat bersih', '150 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Asal', 'Kepulauan Meranti');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Asal', 'Riau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Ketinggian', '2–5 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Varietas', 'Liberoid Meranti');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Proses', 'Natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (30, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Berat bersih', '77 g (7 × 11 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (31, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Isi', '10 kapsul × 5,4 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Ukuran kapsul', 'Diameter 37 mm');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', 'Pagi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', 'Senja');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', 'Malam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Isi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Racikan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (32, 'Ukuran kapsul', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Berat bersih', '96 g (12 × 8 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Bahan kantong', 'Serat jagung (PLA)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Bahan kantong', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (33, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Isi bersih', '4 × 250 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Simpan', '2–5 °C');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Simpan', 'Tujuh hari');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', 'Aren Cair');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', 'Kurma');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', 'Tanpa Gula');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Pemanis', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (34, 'Simpan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Isi bersih', '500 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Komposisi', 'Air');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Komposisi', 'Kopi arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Simpan', 'Di bawah 5 °C');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (35, 'Simpan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Isi bersih', '330 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', 'Gula tebu');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', 'Air');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', 'Bahan rasa alami');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', 'Karamel Garam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', 'Vanila');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', 'Rempah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Isi bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (36, 'Rasa', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Bahan', 'Aluminium');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Bahan', 'Gagang nilon');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kompor', 'Gas');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kompor', 'Listrik; bukan induksi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Warna', 'Perak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Warna', 'Merah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kapasitas', '3 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kapasitas', '6 cangkir');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Kompor', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (37, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Bahan', 'Baja tahan karat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Perawatan', 'Aman untuk mesin cuci piring');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '350 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '600 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '1 liter');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (38, 'Perawatan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Bahan', 'Kopoliester bebas BPA');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Bahan', 'Karet silikon');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Kapasitas', '240 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', 'Alat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', 'Pengaduk');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', 'Sendok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', '100 kertas saring');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Merek', 'Jejak');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Garansi', '1 tahun');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Negara asal', 'Tiongkok');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Garansi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (39, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Bahan', 'Baja tahan karat 304');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Merek', 'Bara Api');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Negara asal', 'Vietnam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Ukuran', '120 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Ukuran', '180 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (40, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Bahan', 'Kaca borosilikat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Bahan', 'Kayu mahoni');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Kapasitas', '400 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Kapasitas', '600 ml');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Kapasitas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (41, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Isi', '100 lembar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Bahan', 'Serat kayu murni');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Negara asal', 'Jepang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Warna', 'Putih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Warna', 'Cokelat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Nomor', '01');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Nomor', '02');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Bahan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Isi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Nomor', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (42, 'Warna', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Asal', 'Bandung');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Asal', 'Jawa Barat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ketinggian', '1.350–1.550 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Varietas', 'Sigararutang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Varietas', 'Kartika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Proses', 'Natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '1 kg');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (43, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Asal', 'Bondowoso');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Asal', 'Jawa Timur');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ketinggian', '1.000–1.500 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Varietas', 'Kartika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Varietas', 'Linie S');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ukuran', '500 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (44, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Berat bersih', '250 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Asal', 'Temanggung');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Asal', 'Jawa Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Ketinggian', '700–900 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Varietas', 'BP 358');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Varietas', 'BP 42');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Proses', 'Natural');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Tingkat sangrai', 'Sedang ke gelap');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (45, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Asal', 'Bangli');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Asal', 'Bali');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Ketinggian', '1.200–1.500 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Varietas', 'Kopyol');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Varietas', 'S-795');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Tingkat sangrai', 'Terang ke sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Kasar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', 'Halus');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (46, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Berat bersih', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Asal', 'Jayawijaya');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Asal', 'Papua Pegunungan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Ketinggian', '1.600–1.800 mdpl');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Varietas', 'Typica');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Proses', 'Full wash');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Tingkat sangrai', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Ketinggian', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Proses', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Tingkat sangrai', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (47, 'Varietas', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Asal', 'Bandung');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Asal', 'Jawa Barat');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Komposisi', 'Kulit ceri kopi kering');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Kafein', 'Rendah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Ukuran', '80 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Ukuran', '200 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Kafein', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (48, 'Ukuran', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Berat bersih', '80 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Asal', 'Kerinci');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Asal', 'Jambi');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Komposisi', '100% teh hitam');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (49, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Berat bersih', '60 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Asal', 'Tegal');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Asal', 'Jawa Tengah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Komposisi', 'Teh hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Komposisi', 'Aroma bunga melati segar');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (50, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Isi', '15 kantong × 5 g');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Jahe');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Serai');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Secang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Kapulaga');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Cengkih');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', 'Kayu manis');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Kafein', 'Tidak ada');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Isi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Kafein', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (51, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Isi paket', '5 barang dan kartu ucapan');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Ukuran kotak', '32 × 24 × 12 cm');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Merek', 'Sangrai Rimba');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Isi paket', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Merek', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (52, 'Ukuran kotak', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Berat bersih', '300 g (3 × 100 g)');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Komposisi', '100% arabika');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Ukuran kotak', '30 × 18 × 8 cm');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Negara asal', 'Indonesia');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Gilingan', 'Biji utuh');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Gilingan', 'Sedang');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Pita', 'Hijau');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Pita', 'Merah');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Berat bersih', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Gilingan', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Komposisi', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Negara asal', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Pita', '');
--> statement-breakpoint
INSERT INTO "listing_facet" VALUES (53, 'Ukuran kotak', '');
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 1, 0, 3182, 1795383597956, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 1, 0, 3182, 1795383597956, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 2, 1, 1407, 1795383597955, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 2, 1, 1407, 1795383597955, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 3, 2, 5620, 1795383597954, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 3, 2, 5620, 1795383597954, 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 4, 3, 624, 1795383597953, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 4, 3, 624, 1795383597953, 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 5, 4, 2035, 1795383597952, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 5, 4, 2035, 1795383597952, 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 6, 5, 4870, 1795383597951, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 6, 5, 4870, 1795383597951, 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 7, 6, 1926, 1795383597950, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 7, 6, 1926, 1795383597950, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 8, 7, 538, 1795383597949, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 8, 7, 538, 1795383597949, 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 9, 8, 412, 1795383597948, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 9, 8, 412, 1795383597948, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 10, 9, 482, 1795383597947, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 10, 9, 482, 1795383597947, 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 11, 10, 203, 1795383597946, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 11, 10, 203, 1795383597946, 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 12, 11, 766, 1795383597945, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 12, 11, 766, 1795383597945, 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 13, 12, 2874, 1795383597944, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 13, 12, 2874, 1795383597944, 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 14, 13, 1345, 1795383597943, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 14, 13, 1345, 1795383597943, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 15, 14, 4415, 1795383597942, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 15, 14, 4415, 1795383597942, 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('racikan', 16, 15, 497, 1795383597941, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 16, 15, 497, 1795383597941, 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 17, 16, 846, 1795383597940, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 17, 16, 846, 1795383597940, 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 18, 17, 173, 1795383597939, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 18, 17, 173, 1795383597939, 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('penggiling-timbangan', 19, 18, 1420, 1795383597938, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 19, 18, 1420, 1795383597938, 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 20, 19, 296, 1795383597937, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 20, 19, 296, 1795383597937, 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 21, 20, 1215, 1795383597936, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 21, 20, 1215, 1795383597936, 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 22, 21, 377, 1795383597935, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 22, 21, 377, 1795383597935, 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('cangkir-tumbler', 23, 22, 468, 1795383597934, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 23, 22, 468, 1795383597934, 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 24, 23, 319, 1795383597933, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 24, 23, 319, 1795383597933, 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('kelas', 25, 24, 241, 1795383597932, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 25, 24, 241, 1795383597932, 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 26, 25, 871, 1795383597931, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 26, 25, 871, 1795383597931, 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 27, 26, 1288, 1795383597930, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 27, 26, 1288, 1795383597930, 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 28, 27, 743, 1795383597929, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 28, 27, 743, 1795383597929, 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 29, 28, 566, 1795383597928, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 29, 28, 566, 1795383597928, 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 30, 29, 214, 1795383597927, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 30, 29, 214, 1795383597927, 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 31, 30, 1653, 1795383597926, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 31, 30, 1653, 1795383597926, 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 32, 31, 912, 1795383597925, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 32, 31, 912, 1795383597925, 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('siap-seduh', 33, 32, 1187, 1795383597924, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 33, 32, 1187, 1795383597924, 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 34, 33, 1104, 1795383597923, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 34, 33, 1104, 1795383597923, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 35, 34, 688, 1795383597922, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 35, 34, 688, 1795383597922, 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('minuman', 36, 35, 533, 1795383597921, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 36, 35, 533, 1795383597921, 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 37, 36, 1011, 1795383597920, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 37, 36, 1011, 1795383597920, 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 38, 37, 724, 1795383597919, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 38, 37, 724, 1795383597919, 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 39, 38, 358, 1795383597918, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 39, 38, 358, 1795383597918, 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 40, 39, 1569, 1795383597917, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 40, 39, 1569, 1795383597917, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 41, 40, 491, 1795383597916, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 41, 40, 491, 1795383597916, 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('alat-seduh', 42, 41, 3760, 1795383597915, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 42, 41, 3760, 1795383597915, 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 43, 42, 1502, 1795383597914, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 43, 42, 1502, 1795383597914, 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 44, 43, 958, 1795383597913, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 44, 43, 958, 1795383597913, 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 45, 44, 2140, 1795383597912, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 45, 44, 2140, 1795383597912, 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 46, 45, 1096, 1795383597911, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 46, 45, 1096, 1795383597911, 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('biji-kopi', 47, 46, 389, 1795383597910, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 47, 46, 389, 1795383597910, 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 48, 47, 602, 1795383597909, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 48, 47, 602, 1795383597909, 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 49, 48, 411, 1795383597908, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 49, 48, 411, 1795383597908, 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 50, 49, 356, 1795383597907, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 50, 49, 356, 1795383597907, 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('teh-cascara', 51, 50, 829, 1795383597906, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 51, 50, 829, 1795383597906, 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 52, 51, 264, 1795383597905, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 52, 51, 264, 1795383597905, 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('hampers', 53, 52, 437, 1795383597904, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing_place" VALUES ('', 53, 52, 437, 1795383597904, 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (1, '37cc788d-2ee8-4e32-802b-5a84f0723932', 'biji-kopi', 0, 3182, 1795383597956, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'biji-kopi', 1, 1407, 1795383597955, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', 'biji-kopi', 2, 5620, 1795383597954, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'biji-kopi', 3, 624, 1795383597953, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, 'abc336f5-d754-4a08-b9b5-34b8ace98912', 'siap-seduh', 4, 2035, 1795383597952, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'siap-seduh', 5, 4870, 1795383597951, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'minuman', 6, 1926, 1795383597950, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'alat-seduh', 7, 538, 1795383597949, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'alat-seduh', 8, 412, 1795383597948, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'cangkir-tumbler', 9, 482, 1795383597947, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, '251d382a-42be-49a0-a23c-0abeb3550080', 'alat-seduh', 10, 203, 1795383597946, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '391f528e-ea67-4e75-abf5-7dfe9dea2001', 'kelas', 11, 766, 1795383597945, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', 'racikan', 12, 2874, 1795383597944, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, '3343217f-1d3c-4d51-9394-5bbf5faf5475', 'racikan', 13, 1345, 1795383597943, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', 'racikan', 14, 4415, 1795383597942, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'racikan', 15, 497, 1795383597941, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'penggiling-timbangan', 16, 846, 1795383597940, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, '1d079445-b767-499b-af9d-52d789d712c5', 'penggiling-timbangan', 17, 173, 1795383597939, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'penggiling-timbangan', 18, 1420, 1795383597938, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, '45b4212a-2384-4053-b57f-28dd7f722efd', 'alat-seduh', 19, 296, 1795383597937, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, '087f0e03-88b0-4075-a71e-822de6e97caa', 'cangkir-tumbler', 20, 1215, 1795383597936, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', 'cangkir-tumbler', 21, 377, 1795383597935, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'cangkir-tumbler', 22, 468, 1795383597934, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, 'c913fb0e-795b-4488-b50b-c37ca0d283a5', 'kelas', 23, 319, 1795383597933, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', 'kelas', 24, 241, 1795383597932, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, 'a144c155-ea67-461b-971c-e073d92d5542', 'biji-kopi', 25, 871, 1795383597931, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, '9a541308-2a98-4ed3-95ce-890784c12468', 'biji-kopi', 26, 1288, 1795383597930, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '36d729ad-be14-48f5-b556-3d0b33e9787d', 'biji-kopi', 27, 743, 1795383597929, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, '180827b2-558b-430a-8c6a-de5687ad38f4', 'biji-kopi', 28, 566, 1795383597928, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '68339389-905a-45eb-a50f-861d59f02d42', 'biji-kopi', 29, 214, 1795383597927, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, 'df0381eb-205f-492a-bcc1-b21c1f317992', 'siap-seduh', 30, 1653, 1795383597926, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'siap-seduh', 31, 912, 1795383597925, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '91376a04-41d3-4ab2-84be-52342fb8c267', 'siap-seduh', 32, 1187, 1795383597924, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, '883e231c-40ab-41ae-b09a-7d38cade8795', 'minuman', 33, 1104, 1795383597923, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', 'minuman', 34, 688, 1795383597922, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, '6b061546-2d45-496b-ac80-07081b5a6363', 'minuman', 35, 533, 1795383597921, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'alat-seduh', 36, 1011, 1795383597920, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, 'cb00d624-5006-4c7a-bff3-6e88db40982f', 'alat-seduh', 37, 724, 1795383597919, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', 'alat-seduh', 38, 358, 1795383597918, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', 'alat-seduh', 39, 1569, 1795383597917, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', 'alat-seduh', 40, 491, 1795383597916, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, '003445e4-7e2e-4c32-82a2-820d638a4d64', 'alat-seduh', 41, 3760, 1795383597915, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, 'df35b2c3-bda0-46cd-a3fe-175d870088c6', 'biji-kopi', 42, 1502, 1795383597914, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, 'a57adf8c-d7e5-493c-a264-3154dc073360', 'biji-kopi', 43, 958, 1795383597913, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'biji-kopi', 44, 2140, 1795383597912, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'biji-kopi', 45, 1096, 1795383597911, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'biji-kopi', 46, 389, 1795383597910, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', 'teh-cascara', 47, 602, 1795383597909, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, '15ca9383-2237-4b26-bd96-df0c276267e2', 'teh-cascara', 48, 411, 1795383597908, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, '86f6061f-b724-4ccc-afa4-9d47e9450a19', 'teh-cascara', 49, 356, 1795383597907, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, '421db64e-76ec-4e63-b51c-493d901ee0d7', 'teh-cascara', 50, 829, 1795383597906, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, 'ffa1813c-8657-448b-a026-b3ab109ab3f6', 'hampers', 51, 264, 1795383597905, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'hampers', 52, 437, 1795383597904, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('37cc788d-2ee8-4e32-802b-5a84f0723932', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795383597956);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795383597955);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7ab6ab99-37a3-48ed-b5ac-deb8474920bf', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795383597954);
--> statement-breakpoint
INSERT INTO "product" VALUES ('aba92b7d-d84c-481e-a378-15e98d7a5bab', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795383597953);
--> statement-breakpoint
INSERT INTO "product" VALUES ('abc336f5-d754-4a08-b9b5-34b8ace98912', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795383597952);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795383597951);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d5468868-5422-4c86-b6b2-bdbac4e9246a', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, 46, 13, 6, 1795383597950);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a1118ae6-ed24-4e31-99ae-1e6358b83133', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, 46, 10, 7, 1795383597949);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, 46, 9, 8, 1795383597948);
--> statement-breakpoint
INSERT INTO "product" VALUES ('58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, 45, 10, 9, 1795383597947);
--> statement-breakpoint
INSERT INTO "product" VALUES ('251d382a-42be-49a0-a23c-0abeb3550080', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, 44, 7, 10, 1795383597946);
--> statement-breakpoint
INSERT INTO "product" VALUES ('391f528e-ea67-4e75-abf5-7dfe9dea2001', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, 45, 8, 11, 1795383597945);
--> statement-breakpoint
INSERT INTO "product" VALUES ('72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, 46, 14, 12, 1795383597944);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3343217f-1d3c-4d51-9394-5bbf5faf5475', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, 45, 12, 13, 1795383597943);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fbe08df6-9a38-483b-8e48-e03f6bcbaad4', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, 47, 15, 14, 1795383597942);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, 46, 10, 15, 1795383597941);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, 46, 11, 16, 1795383597940);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1d079445-b767-499b-af9d-52d789d712c5', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, 44, 7, 17, 1795383597939);
--> statement-breakpoint
INSERT INTO "product" VALUES ('00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, 46, 12, 18, 1795383597938);
--> statement-breakpoint
INSERT INTO "product" VALUES ('45b4212a-2384-4053-b57f-28dd7f722efd', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, 45, 8, 19, 1795383597937);
--> statement-breakpoint
INSERT INTO "product" VALUES ('087f0e03-88b0-4075-a71e-822de6e97caa', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, 46, 12, 20, 1795383597936);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, 46, 9, 21, 1795383597935);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, 47, 10, 22, 1795383597934);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c913fb0e-795b-4488-b50b-c37ca0d283a5', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, 46, 5, 23, 1795383597933);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cadbb808-1785-4bc1-8c54-01b93b8c05bf', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, 43, 6, 24, 1795383597932);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a144c155-ea67-461b-971c-e073d92d5542', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, 43, 11, 25, 1795383597931);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9a541308-2a98-4ed3-95ce-890784c12468', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, 43, 12, 26, 1795383597930);
--> statement-breakpoint
INSERT INTO "product" VALUES ('36d729ad-be14-48f5-b556-3d0b33e9787d', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, 43, 11, 27, 1795383597929);
--> statement-breakpoint
INSERT INTO "product" VALUES ('180827b2-558b-430a-8c6a-de5687ad38f4', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, 42, 10, 28, 1795383597928);
--> statement-breakpoint
INSERT INTO "product" VALUES ('68339389-905a-45eb-a50f-861d59f02d42', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, 49, 7, 29, 1795383597927);
--> statement-breakpoint
INSERT INTO "product" VALUES ('df0381eb-205f-492a-bcc1-b21c1f317992', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, 48, 13, 30, 1795383597926);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ddbc9439-f268-4b86-934f-228f7da1b00e', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, 45, 11, 31, 1795383597925);
--> statement-breakpoint
INSERT INTO "product" VALUES ('91376a04-41d3-4ab2-84be-52342fb8c267', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, 46, 12, 32, 1795383597924);
--> statement-breakpoint
INSERT INTO "product" VALUES ('883e231c-40ab-41ae-b09a-7d38cade8795', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, 45, 12, 33, 1795383597923);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b0afc1ab-e9ea-45e7-9139-4bfd721ea285', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, 45, 11, 34, 1795383597922);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6b061546-2d45-496b-ac80-07081b5a6363', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, 45, 10, 35, 1795383597921);
--> statement-breakpoint
INSERT INTO "product" VALUES ('95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, 46, 12, 36, 1795383597920);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cb00d624-5006-4c7a-bff3-6e88db40982f', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, 45, 11, 37, 1795383597919);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, 48, 9, 38, 1795383597918);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fe82eb4f-54a9-4c7f-ab87-33170dcea725', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, 45, 13, 39, 1795383597917);
--> statement-breakpoint
INSERT INTO "product" VALUES ('af4c8df8-7546-45ee-bac5-60b8cf741f3c', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, 46, 10, 40, 1795383597916);
--> statement-breakpoint
INSERT INTO "product" VALUES ('003445e4-7e2e-4c32-82a2-820d638a4d64', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, 46, 15, 41, 1795383597915);
--> statement-breakpoint
INSERT INTO "product" VALUES ('df35b2c3-bda0-46cd-a3fe-175d870088c6', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, 44, 13, 42, 1795383597914);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a57adf8c-d7e5-493c-a264-3154dc073360', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, 43, 11, 43, 1795383597913);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, 46, 13, 44, 1795383597912);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, 43, 12, 45, 1795383597911);
--> statement-breakpoint
INSERT INTO "product" VALUES ('35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, 46, 9, 46, 1795383597910);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, 45, 10, 47, 1795383597909);
--> statement-breakpoint
INSERT INTO "product" VALUES ('15ca9383-2237-4b26-bd96-df0c276267e2', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, 46, 9, 48, 1795383597908);
--> statement-breakpoint
INSERT INTO "product" VALUES ('86f6061f-b724-4ccc-afa4-9d47e9450a19', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, 46, 9, 49, 1795383597907);
--> statement-breakpoint
INSERT INTO "product" VALUES ('421db64e-76ec-4e63-b51c-493d901ee0d7', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, 45, 11, 50, 1795383597906);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ffa1813c-8657-448b-a026-b3ab109ab3f6', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, 46, 8, 51, 1795383597905);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4695d1ca-5c90-4e97-a527-7aebce2ca009', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, 46, 9, 52, 1795383597904);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eb98bf4b-2b02-48fe-8eb2-32f2ad4bf5ae', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9739e1f4-053e-4f56-b3c5-992676bb1f1e', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0caafd8c-1d0c-4a51-95a2-eea88e6c55f2', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c0983ece-e7ba-4291-97d8-9b9b5a8dd773', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e0098dbc-76cd-47ec-8a95-4f8edcfee9ab', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('36454e21-d632-45e4-a081-a76c4dca122a', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('92c3b2a4-ac5a-4ff9-8729-b8a1e3b09c21', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f5eabe92-b446-457a-8469-b300ffcc27f5', '37cc788d-2ee8-4e32-802b-5a84f0723932', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d4418b87-1ceb-41ad-986d-1ead25777548', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d5a81ddb-24bf-4436-ab5a-e2eb51d3edb1', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('497720d6-f93c-45f2-9863-9eeaf0b3b91f', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c705b72e-d559-4a7f-ad4e-fcda4db0dd20', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('47d82987-97a3-4555-a5d9-8b8485832c47', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d1595b71-7d64-47b5-bf9e-0a0342a2e20a', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('786d876e-eec8-46de-a4c9-66de35e6dcb8', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c0bc211e-00fd-4107-adfc-ff3cc9a610fb', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2d1b4687-c37f-4979-9030-c7ca1f748341', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8ab7fba5-806a-499f-bf98-0812170c9991', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7908abd4-9ebc-4e90-888f-02bebbd2d200', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1623fb8c-23e5-4c20-a034-8a9c203ba2c1', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f17ae2ea-0ee5-4731-a356-89b36004a18b', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9edce96c-a5ac-4e17-bbfa-8fdd036bc83e', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c6f83c90-26cf-4093-8fd7-2c6a89b5d86b', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f4e9f2bc-5afd-4953-a202-c0a56a6488ab', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('303b6e97-b63b-4413-9edd-0f827c6bc21a', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b840914-9338-4605-bb2e-6ec1d3bc0bac', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('62a76895-949c-4760-8be8-4d6c823fa504', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ad92be15-6c2c-45d9-9ea2-1a89d560bbcd', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('49f28919-e109-47c0-89e3-6cafe1f620d8', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8eaa2d06-a3fd-4824-9af6-79ad9584532b', '251d382a-42be-49a0-a23c-0abeb3550080', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('168f155d-a846-4c59-bfc7-3fe621ca0efb', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('86b95d79-9966-48ee-8720-447a51c2e6dc', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('669e7eed-03db-4a49-acbe-9af6bf07ae63', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f073a6e9-0a1d-4714-8eea-c2f8c67c0a75', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3968a22d-2a57-40c0-b0e6-4952c1e517ed', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('179686d8-22c8-4f53-ba40-54ed5af88e4d', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bea403f6-b642-479b-92ca-20fc43fe19b5', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9ac58338-ad88-4a45-bd9a-cb0d99171ffe', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('97a10b92-674e-499b-8921-7dbbf2dd4aab', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('faa2aa34-5d85-4be6-ab55-c97f146ea820', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b46b3b4f-4169-470f-80f9-04f609181765', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3bb50f0c-016d-44c7-8498-bac432ab8f72', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('07942660-e8c3-4e52-b149-7366a8ac58b5', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f101fded-2776-4f0a-8e13-155b3b093c7b', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('95b5c4b2-285d-46ca-a5a5-c95d8323d92f', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1adba107-b3db-48a3-a170-59f02b00b439', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('887241d9-6b68-4d91-a569-25808b5bf40c', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('459ee3ca-6fbe-44d1-9d23-1602b9b1c3af', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7c729f8c-d8b8-4af1-945d-bb50d3f43791', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0cd31dbe-40ce-438d-88b8-a6bce706cde5', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0cef8280-6342-4e1d-9042-be1911a6558f', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eb5f9343-64ca-43b1-b0c6-46242c5b8536', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8957f875-780f-47ca-8601-f5a674da2105', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d9eca7bd-f734-4ba0-965f-5719ced3f0a5', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a0769c1e-4234-4afc-baf0-35e881efe138', '1d079445-b767-499b-af9d-52d789d712c5', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('00d9c1d3-cf39-47bf-9366-8fd50f5e9318', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('52a28865-66c0-4a56-9f92-8f9a3f1a90dd', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ae900c21-9853-433a-9803-8e8680ba0d56', '45b4212a-2384-4053-b57f-28dd7f722efd', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1ffe8bdc-5455-4b5e-a5f3-4c657d2e712d', '45b4212a-2384-4053-b57f-28dd7f722efd', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e052fb94-9087-4908-828a-cda1ea6e2630', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b207fe3c-b60e-43bb-b0e0-50d5100bc1a9', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eb11854f-d0da-4ea9-8f06-af322b476154', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d74d371c-680f-4921-9fe1-bbe1e63e7ac8', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b64c6acf-169d-40bc-9181-05bba8e4d471', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2164b603-1e7b-4148-bd9d-45f8e5e21cc9', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8d4a4920-0bac-49dc-9508-4cdef35f2dce', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('462a1611-9594-4974-964d-c4c7d03c6e18', '087f0e03-88b0-4075-a71e-822de6e97caa', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3e5dd87b-8db2-4e73-b51c-ec4c6e0fda85', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1ce39fe1-6fa3-4f05-be4b-a2e9e18dd600', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d0ee31bc-be4e-4a69-8df8-d13bf34ef521', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('895f7809-b601-4faf-bf0f-627eb825f8d2', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bf6b97f6-53db-4043-adc1-ef21052ce86c', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85fe47d8-9bc3-4838-9309-70e26e844d2a', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ae03f625-dc9e-45d7-9c9c-b48b4e0fdb02', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ddf06eeb-4bb6-4e0a-aa25-dea1a52129de', 'a144c155-ea67-461b-971c-e073d92d5542', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3cee102f-dd88-4a36-b245-38b05da671e8', 'a144c155-ea67-461b-971c-e073d92d5542', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f432d3e0-3c89-4925-a58c-b14022eca3c4', 'a144c155-ea67-461b-971c-e073d92d5542', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4edbc7e8-e0ae-49a5-a3e1-c14f75656371', 'a144c155-ea67-461b-971c-e073d92d5542', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aefae4f9-642b-447e-8750-742d512fb14c', '9a541308-2a98-4ed3-95ce-890784c12468', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f99fd63d-1d5e-4eb5-bfce-7ff633d882c9', '9a541308-2a98-4ed3-95ce-890784c12468', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b3fa138-70aa-42f7-aa7d-5e3ca4aeb4c6', '9a541308-2a98-4ed3-95ce-890784c12468', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('baf03f36-5e97-4ed3-9c80-1356f8bb6551', '9a541308-2a98-4ed3-95ce-890784c12468', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('00ebbf47-bdd0-445d-bcec-66743f3b7c7d', '9a541308-2a98-4ed3-95ce-890784c12468', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('967f6e4b-f7f6-440c-9912-260fef31253f', '9a541308-2a98-4ed3-95ce-890784c12468', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('498f2ed0-978e-4302-ba11-a68f22108076', '36d729ad-be14-48f5-b556-3d0b33e9787d', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b7535b2-c847-4237-af11-98a120e47f34', '36d729ad-be14-48f5-b556-3d0b33e9787d', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('87d6ba7c-ab0a-4141-8627-9fef3ed493f5', '36d729ad-be14-48f5-b556-3d0b33e9787d', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('774c631a-69cf-4bef-a00d-3d1a5367260a', '36d729ad-be14-48f5-b556-3d0b33e9787d', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b9f18a9-daf7-47df-99bf-b188c65ad110', '180827b2-558b-430a-8c6a-de5687ad38f4', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('97ccf26e-e73c-40b6-adec-be92f2b75bce', '180827b2-558b-430a-8c6a-de5687ad38f4', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4ed4b32e-2936-436e-8bc2-7128e5e25cb7', '180827b2-558b-430a-8c6a-de5687ad38f4', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('92120095-a0d1-4e85-baf2-54c8a3ce81b7', '68339389-905a-45eb-a50f-861d59f02d42', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b847c98-78c0-4996-88cf-02273eb092c8', '68339389-905a-45eb-a50f-861d59f02d42', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('142fac3e-7fd0-480b-a94e-056494d3cb00', '68339389-905a-45eb-a50f-861d59f02d42', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c539fd86-3f80-4e06-9864-231ebb94cb05', 'df0381eb-205f-492a-bcc1-b21c1f317992', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('13b3290d-42d9-4fbf-9c5b-ea7930a0b7ed', 'ddbc9439-f268-4b86-934f-228f7da1b00e', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c7c2dc4c-77ba-4e20-b61a-d840a1cc7eb7', 'ddbc9439-f268-4b86-934f-228f7da1b00e', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fe67db5c-bfe1-4654-8dc7-e09101491a9b', 'ddbc9439-f268-4b86-934f-228f7da1b00e', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f773cfd3-36d3-4bd6-84e3-4450aa533951', '91376a04-41d3-4ab2-84be-52342fb8c267', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('be629459-f133-4def-bc9a-5ac3079c31af', '883e231c-40ab-41ae-b09a-7d38cade8795', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('086b8b52-cb73-415f-a1bb-9f330e010a1f', '883e231c-40ab-41ae-b09a-7d38cade8795', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8ff0a8a5-7488-410c-9c39-eb6a1cee2779', '883e231c-40ab-41ae-b09a-7d38cade8795', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('59a85fbc-55ac-4f1f-a3b5-23035f7b6e87', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('73f759c1-cdfa-4f4b-873c-d1d69d730e75', '6b061546-2d45-496b-ac80-07081b5a6363', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1b96b231-9961-4807-839d-2af57d6c60ac', '6b061546-2d45-496b-ac80-07081b5a6363', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d17bcbb4-5c1f-4a81-a323-af85e7314a94', '6b061546-2d45-496b-ac80-07081b5a6363', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('39caf631-9165-40db-be78-ca20b12c8b64', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b7f87a63-bdd1-4d32-929e-90c3c7289ce3', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('92cc332d-df32-472c-9cd0-bb14d8ee41fa', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('90bc5993-ff51-414d-819b-8bdc63061ce2', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d549a0cb-8897-4d36-9c6c-33219792e56c', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f085242d-a2a1-4f6d-ac4a-f00eff635161', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b4074a3-0acf-4c13-8ded-3a3af296c056', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('59399e83-e0a3-4464-8be9-32092265e65b', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ffd4b7f7-4455-494a-bf56-6b730651ad17', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dc34ea6b-78bc-4994-b6ad-bbfcc4f0fd05', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('946ca051-9f94-468d-a1fe-65bedc8a7cab', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee3429c4-c7bb-400d-9e99-f3875947bcef', '003445e4-7e2e-4c32-82a2-820d638a4d64', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5927c801-0f2d-43cc-97fd-f0f9c2ef079f', '003445e4-7e2e-4c32-82a2-820d638a4d64', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eb8e753a-11b8-42c7-9fd4-134dd8fc1639', '003445e4-7e2e-4c32-82a2-820d638a4d64', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4bbdcea6-0f7b-4b50-99b2-a4175170597f', '003445e4-7e2e-4c32-82a2-820d638a4d64', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6acda827-f7d3-4e58-9b81-786794986210', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5b582901-8bb9-46ca-ab23-60a98ee00420', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('58e24c6f-8385-4301-b760-89eec8ffae63', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('94787bb3-3642-4fe5-96f8-8b0c7d244bfa', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('35afdb0f-f507-45ed-9322-0692b42e806c', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('89d2a5d5-504c-4d65-bb63-7bc0f5b18e4b', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b6497455-acd0-4ade-8d8a-b4d289f83813', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d04d9e4e-e13d-4e54-8db2-e44fb9d73c4b', 'a57adf8c-d7e5-493c-a264-3154dc073360', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0aac6d2d-1716-45c0-be9a-dc05ec364761', 'a57adf8c-d7e5-493c-a264-3154dc073360', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8e0b5e73-20e7-483f-adf6-24542d3820d1', 'a57adf8c-d7e5-493c-a264-3154dc073360', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a569976-eee2-4562-b1a4-001070a6815f', 'a57adf8c-d7e5-493c-a264-3154dc073360', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('404fc238-4298-465a-b547-7ebd1fc9664b', 'a57adf8c-d7e5-493c-a264-3154dc073360', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4e10181c-5f11-435d-9f41-ae22488ed408', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dfb22cc8-caf2-41de-a803-535a00f94e03', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('82b04293-c399-4554-a063-f49be8cf0001', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8be70704-ca41-4050-a853-2981910e6dc6', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ad0fc5c7-c230-4f04-86e5-951d4f5d86b5', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f07c7e8f-0a0e-4905-b760-90b284dbe7c1', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('30b70d4b-5b84-4663-ba32-bac08a4ec9d1', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d821f9d1-2baa-4311-b9bd-38993bd7a3fe', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3a0c4f09-a84d-47cd-882e-1fa08859711e', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('827f4a3b-0be3-40b7-8341-ed4ef7ab4fa7', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('de2769b7-da3e-420c-b62b-015881fbd5e1', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('33553117-2bfd-414f-96a6-c4e6a1fdf265', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('734d60fd-03e5-4c1a-903c-c94bfdbb31db', '15ca9383-2237-4b26-bd96-df0c276267e2', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8ce6c1f0-1828-4cb1-9076-2833fcf047e3', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('583f3f7e-37ac-49de-b144-02eaeca94d12', '421db64e-76ec-4e63-b51c-493d901ee0d7', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3160edc5-d3d9-4ecd-88d7-8f806948871d', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('536a7d96-7abc-4604-a36c-60db45eeaaff', '4695d1ca-5c90-4e97-a527-7aebce2ca009', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('50fbb87f-8605-425c-aadf-a44e61acdd4b', '4695d1ca-5c90-4e97-a527-7aebce2ca009', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ac307112-73a0-4051-b390-95b911ec5659', '4695d1ca-5c90-4e97-a527-7aebce2ca009', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('750bb3a2-3faf-4f96-9a90-84e6bc8b4d0e', '4695d1ca-5c90-4e97-a527-7aebce2ca009', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795037997900);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794346797900);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793396397900);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791841197900);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795383597956);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795383597860);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795383597860);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795383597860);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795383597860);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795383597860);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795383597860);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795383597860);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '00d9c1d3-cf39-47bf-9366-8fd50f5e9318', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '52a28865-66c0-4a56-9f92-8f9a3f1a90dd', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'aefae4f9-642b-447e-8750-742d512fb14c', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'f99fd63d-1d5e-4eb5-bfce-7ff633d882c9', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '9b3fa138-70aa-42f7-aa7d-5e3ca4aeb4c6', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'baf03f36-5e97-4ed3-9c80-1356f8bb6551', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '00ebbf47-bdd0-445d-bcec-66743f3b7c7d', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '13b3290d-42d9-4fbf-9c5b-ea7930a0b7ed', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'c7c2dc4c-77ba-4e20-b61a-d840a1cc7eb7', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'fe67db5c-bfe1-4654-8dc7-e09101491a9b', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '39caf631-9165-40db-be78-ca20b12c8b64', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'b7f87a63-bdd1-4d32-929e-90c3c7289ce3', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '92cc332d-df32-472c-9cd0-bb14d8ee41fa', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'ee3429c4-c7bb-400d-9e99-f3875947bcef', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '5927c801-0f2d-43cc-97fd-f0f9c2ef079f', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'eb8e753a-11b8-42c7-9fd4-134dd8fc1639', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4bbdcea6-0f7b-4b50-99b2-a4175170597f', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '3a0c4f09-a84d-47cd-882e-1fa08859711e', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '827f4a3b-0be3-40b7-8341-ed4ef7ab4fa7', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '3160edc5-d3d9-4ecd-88d7-8f806948871d', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c0bc211e-00fd-4107-adfc-ff3cc9a610fb', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '62a76895-949c-4760-8be8-4d6c823fa504', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'ad92be15-6c2c-45d9-9ea2-1a89d560bbcd', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '49f28919-e109-47c0-89e3-6cafe1f620d8', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7c729f8c-d8b8-4af1-945d-bb50d3f43791', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '0cef8280-6342-4e1d-9042-be1911a6558f', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'eb5f9343-64ca-43b1-b0c6-46242c5b8536', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e052fb94-9087-4908-828a-cda1ea6e2630', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b207fe3c-b60e-43bb-b0e0-50d5100bc1a9', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'eb11854f-d0da-4ea9-8f06-af322b476154', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'd74d371c-680f-4921-9fe1-bbe1e63e7ac8', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b64c6acf-169d-40bc-9181-05bba8e4d471', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '2164b603-1e7b-4148-bd9d-45f8e5e21cc9', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '8d4a4920-0bac-49dc-9508-4cdef35f2dce', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '9b9f18a9-daf7-47df-99bf-b188c65ad110', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '97ccf26e-e73c-40b6-adec-be92f2b75bce', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '4ed4b32e-2936-436e-8bc2-7128e5e25cb7', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'be629459-f133-4def-bc9a-5ac3079c31af', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '086b8b52-cb73-415f-a1bb-9f330e010a1f', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '8ff0a8a5-7488-410c-9c39-eb6a1cee2779', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '4b4074a3-0acf-4c13-8ded-3a3af296c056', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, '32eabb74-2029-4ed6-b431-8d33b74af1e9', 'terms', '2026-11-01', 1, 1795383598570);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, '32eabb74-2029-4ed6-b431-8d33b74af1e9', 'marketing', '2026-11-01', 0, 1795383598570);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('32eabb74-2029-4ed6-b431-8d33b74af1e9', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"EGTg9fADm9WhzSCimdojjG2MLN2W4BuwLD3BrwkME7E=","salt":"6CUzXmvekUVVbz5Ve+aeuA==","n":16384,"r":8,"p":5}', 'REGULAR', 1795383598570, 1795383598570, 1795383598570, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, '32eabb74-2029-4ed6-b431-8d33b74af1e9', 395, 395, 1825918798570);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, '32eabb74-2029-4ed6-b431-8d33b74af1e9', 490, 490, 1826379958570);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, '32eabb74-2029-4ed6-b431-8d33b74af1e9', 1700, 1700, 1826919598863);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:32eabb74-2029-4ed6-b431-8d33b74af1e9', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:32eabb74-2029-4ed6-b431-8d33b74af1e9', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:32eabb74-2029-4ed6-b431-8d33b74af1e9', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:32eabb74-2029-4ed6-b431-8d33b74af1e9', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:32eabb74-2029-4ed6-b431-8d33b74af1e9', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:32eabb74-2029-4ed6-b431-8d33b74af1e9', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:32eabb74-2029-4ed6-b431-8d33b74af1e9', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', 'e7cb278a-09ac-4058-8d1e-c9363d165532', 1793403598570);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '4b4173d2-093c-4d31-a7d9-68151234946a', 1794382798570);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', '54e42071-f215-4a58-ac5a-25e629344e0e', 1794519598570);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '80957d48-03cf-439e-8782-7fe4ddac0d0b', 1794843958570);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 1795383598863);
--> statement-breakpoint
INSERT INTO "message" VALUES ('4286e9b8-f02d-472c-843f-ede8bf8d64f1', 'return_answered:e7cb278a-09ac-4058-8d1e-c9363d165532:APPROVED', 'return_answered', 'email', 'siti@contoh.id', '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', '{"shop":"Sangrai Rimba","number":"INV-20261027-X98ZE","amount":"Rp 92.000","answer":"disetujui"}', 1793396398570, NULL, 1793396398570, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('9b112788-f6da-4e8a-893c-4103f9f10c9f', 'refunded:refund_return:e7cb278a-09ac-4058-8d1e-c9363d165532', 'refunded', 'email', 'siti@contoh.id', '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', '{"shop":"Sangrai Rimba","number":"INV-20261027-X98ZE","amount":"Rp 92.000"}', 1793403598570, NULL, 1793403598570, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('a45e45b8-5957-4cf8-be3a-7143bf24f6f7', 'refunded:refund:54e42071-f215-4a58-ac5a-25e629344e0e', 'refunded', 'email', 'siti@contoh.id', '54e42071-f215-4a58-ac5a-25e629344e0e', '{"shop":"Sangrai Rimba","number":"INV-20261112-MQC42","amount":"Rp 27.000"}', 1794519598570, NULL, 1794519598570, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, 'e7cb278a-09ac-4058-8d1e-c9363d165532', 'REQUESTED', 1793367598570, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, 'e7cb278a-09ac-4058-8d1e-c9363d165532', 'REVIEWING', 1793374798570, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, 'e7cb278a-09ac-4058-8d1e-c9363d165532', 'APPROVED', 1793396398570, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, 'e7cb278a-09ac-4058-8d1e-c9363d165532', 'REFUNDED', 1793403598570, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, 'e7cb278a-09ac-4058-8d1e-c9363d165532', 'COMPLETED', 1793605198570, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '64186621-daad-4e22-8ea9-ec80bb54fa1a', 'REQUESTED', 1795361998570, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '64186621-daad-4e22-8ea9-ec80bb54fa1a', 'REVIEWING', 1795365598570, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('e7cb278a-09ac-4058-8d1e-c9363d165532', 'd4418b87-1ceb-41ad-986d-1ead25777548', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('64186621-daad-4e22-8ea9-ec80bb54fa1a', '62a76895-949c-4760-8be8-4d6c823fa504', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('e7cb278a-09ac-4058-8d1e-c9363d165532', 'RTN-20261030-QVKRE', '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', '32eabb74-2029-4ed6-b431-8d33b74af1e9', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793367598570);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('64186621-daad-4e22-8ea9-ec80bb54fa1a', 'RTN-20261122-37604', 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', '32eabb74-2029-4ed6-b431-8d33b74af1e9', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795361998570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-X98ZE', '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793079598570, 1793165998570, 1793083198570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261106-YSRXE', '4b4173d2-093c-4d31-a7d9-68151234946a', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793907598570, 1793993998570, 1793911198570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-3VRD0', 'd6d1324c-0e87-49ea-81c5-8d1b6ccb7c28', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794303598570, 1794389998570, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-MQC42', '54e42071-f215-4a58-ac5a-25e629344e0e', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794483598570, 1794569998570, 1794487198570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-MZTAC', '95f07f47-5f51-4424-83c7-5486ae622335', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794663598570, 1794749998570, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261119-922Y9', 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795023598570, 1795109998570, 1795027198570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-7Y96V', 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795160398570, 1795246798570, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-AX950', 'e60962f1-955f-4d9c-93ef-50a73571b329', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795203598570, 1795289998570, 1795207198570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-4A534', '0cbbd1b8-381c-4e41-875f-f204a9adb697', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795261198570, 1795347598570, 1795261558570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-QQ3D3', '815a24b5-cd2c-48d8-9e56-cdff251dda8f', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795354798570, 1795441198570, 1795358398570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-BMB3G', 'cf5af2ee-ae60-4731-88e8-5102ce93e01d', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795381798570, 1795468198570, 1795382158570);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-BNHTP', 'aed15db4-7fec-472a-8a59-5a39ab50c126', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795382878570, 1795469278570, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-96DE6', '80957d48-03cf-439e-8782-7fe4ddac0d0b', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794843598570, 1794929998570, 1794843958570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-X98ZE-1', 'BILL-20261027-X98ZE', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793079598570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261106-YSRXE-1', 'BILL-20261106-YSRXE', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793907598570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-3VRD0-1', 'BILL-20261110-3VRD0', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794303598570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-MQC42-1', 'BILL-20261112-MQC42', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794483598570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-MZTAC-1', 'BILL-20261114-MZTAC', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794663598570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261119-922Y9-1', 'BILL-20261119-922Y9', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795023598570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-AX950-1', 'BILL-20261121-AX950', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795203598570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-4A534-1', 'BILL-20261121-4A534', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795261198570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-QQ3D3-1', 'BILL-20261122-QQ3D3', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795354798570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-BMB3G-1', 'BILL-20261123-BMB3G', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795381798570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-BNHTP-1', 'BILL-20261123-BNHTP', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', 'a0b686b9-d18e-47db-8602-23d54cd02ecf', '000022394964129865', NULL, NULL, NULL, 'pending', 0, 1795382878570);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-96DE6-1', 'BILL-20261116-96DE6', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794843598570);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'PENDING', 1793079598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'PAYMENT_CONFIRMED', 1793083198570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'PROCESSING', 1793115598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'SHIPPING', 1793187598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'DELIVERED', 1793349598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'COMPLETED', 1793608798570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'refunded_return', 1793403598570, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '4b4173d2-093c-4d31-a7d9-68151234946a', 'PENDING', 1793907598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '4b4173d2-093c-4d31-a7d9-68151234946a', 'PAYMENT_CONFIRMED', 1793911198570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '4b4173d2-093c-4d31-a7d9-68151234946a', 'PROCESSING', 1793925598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '4b4173d2-093c-4d31-a7d9-68151234946a', 'SHIPPING', 1793979598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '4b4173d2-093c-4d31-a7d9-68151234946a', 'DELIVERED', 1794123598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '4b4173d2-093c-4d31-a7d9-68151234946a', 'COMPLETED', 1794382798570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, 'd6d1324c-0e87-49ea-81c5-8d1b6ccb7c28', 'PENDING', 1794303598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, 'd6d1324c-0e87-49ea-81c5-8d1b6ccb7c28', 'CANCEL', 1794310798570, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, '54e42071-f215-4a58-ac5a-25e629344e0e', 'PENDING', 1794483598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, '54e42071-f215-4a58-ac5a-25e629344e0e', 'PAYMENT_CONFIRMED', 1794487198570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, '54e42071-f215-4a58-ac5a-25e629344e0e', 'CANCEL', 1794519598570, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, '54e42071-f215-4a58-ac5a-25e629344e0e', 'refunded', 1794519598570, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, '95f07f47-5f51-4424-83c7-5486ae622335', 'PENDING', 1794663598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, '95f07f47-5f51-4424-83c7-5486ae622335', 'EXPIRED', 1794749998570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'PENDING', 1795023598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'PAYMENT_CONFIRMED', 1795027198570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'PROCESSING', 1795059598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'SHIPPING', 1795109998570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'DELIVERED', 1795311598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'PENDING', 1795160398570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'PROCESSING', 1795160398570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'SHIPPING', 1795304398570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'PENDING', 1795203598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'PAYMENT_CONFIRMED', 1795207198570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'PROCESSING', 1795239598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'SHIPPING', 1795289998570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '0cbbd1b8-381c-4e41-875f-f204a9adb697', 'PENDING', 1795261198570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '0cbbd1b8-381c-4e41-875f-f204a9adb697', 'PAYMENT_CONFIRMED', 1795261558570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '0cbbd1b8-381c-4e41-875f-f204a9adb697', 'PROCESSING', 1795286398570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '0cbbd1b8-381c-4e41-875f-f204a9adb697', 'CHANGE_PROCESSING', 1795365598570, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, '815a24b5-cd2c-48d8-9e56-cdff251dda8f', 'PENDING', 1795354798570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, '815a24b5-cd2c-48d8-9e56-cdff251dda8f', 'PAYMENT_CONFIRMED', 1795358398570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, '815a24b5-cd2c-48d8-9e56-cdff251dda8f', 'PROCESSING', 1795372798570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, 'cf5af2ee-ae60-4731-88e8-5102ce93e01d', 'PENDING', 1795381798570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, 'cf5af2ee-ae60-4731-88e8-5102ce93e01d', 'PAYMENT_CONFIRMED', 1795382158570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, 'aed15db4-7fec-472a-8a59-5a39ab50c126', 'PENDING', 1795382878570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '80957d48-03cf-439e-8782-7fe4ddac0d0b', 'PENDING', 1794843598570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '80957d48-03cf-439e-8782-7fe4ddac0d0b', 'PAYMENT_CONFIRMED', 1794843958570, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '80957d48-03cf-439e-8782-7fe4ddac0d0b', 'COMPLETED', 1794843958570, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 0, 'eb98bf4b-2b02-48fe-8eb2-32f2ad4bf5ae', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 1, 'd4418b87-1ceb-41ad-986d-1ead25777548', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('4b4173d2-093c-4d31-a7d9-68151234946a', 0, '47d82987-97a3-4555-a5d9-8b8485832c47', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('d6d1324c-0e87-49ea-81c5-8d1b6ccb7c28', 0, 'c0bc211e-00fd-4107-adfc-ff3cc9a610fb', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('54e42071-f215-4a58-ac5a-25e629344e0e', 0, '2d1b4687-c37f-4979-9030-c7ca1f748341', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('95f07f47-5f51-4424-83c7-5486ae622335', 0, '7908abd4-9ebc-4e90-888f-02bebbd2d200', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 0, '9edce96c-a5ac-4e17-bbfa-8fdd036bc83e', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 1, '303b6e97-b63b-4413-9edd-0f827c6bc21a', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 2, '62a76895-949c-4760-8be8-4d6c823fa504', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ea840eb9-a02f-4d39-9f0e-5fd70416689b', 0, '8eaa2d06-a3fd-4824-9af6-79ad9584532b', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('e60962f1-955f-4d9c-93ef-50a73571b329', 0, '86b95d79-9966-48ee-8720-447a51c2e6dc', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('0cbbd1b8-381c-4e41-875f-f204a9adb697', 0, 'b46b3b4f-4169-470f-80f9-04f609181765', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('0cbbd1b8-381c-4e41-875f-f204a9adb697', 1, '459ee3ca-6fbe-44d1-9d23-1602b9b1c3af', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('815a24b5-cd2c-48d8-9e56-cdff251dda8f', 0, '7c729f8c-d8b8-4af1-945d-bb50d3f43791', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('815a24b5-cd2c-48d8-9e56-cdff251dda8f', 1, '8957f875-780f-47ca-8601-f5a674da2105', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('cf5af2ee-ae60-4731-88e8-5102ce93e01d', 0, '00d9c1d3-cf39-47bf-9366-8fd50f5e9318', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('aed15db4-7fec-472a-8a59-5a39ab50c126', 0, 'eb98bf4b-2b02-48fe-8eb2-32f2ad4bf5ae', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('80957d48-03cf-439e-8782-7fe4ddac0d0b', 0, '168f155d-a846-4c59-bfc7-3fe621ca0efb', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'INV-20261027-X98ZE', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000079598570', 1793079598570, 1793079598570, NULL, 0, 0, 0, NULL, 1793165998570, 1793349598570);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('4b4173d2-093c-4d31-a7d9-68151234946a', 'INV-20261106-YSRXE', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000007598570', 1793907598570, 1793907598570, NULL, 0, 0, 0, NULL, 1793993998570, 1794123598570);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('d6d1324c-0e87-49ea-81c5-8d1b6ccb7c28', 'INV-20261110-3VRD0', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794303598570, 1794303598570, NULL, 0, 0, 0, NULL, 1794389998570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('54e42071-f215-4a58-ac5a-25e629344e0e', 'INV-20261112-MQC42', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794483598570, 1794483598570, NULL, 0, 0, 0, NULL, 1794569998570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('95f07f47-5f51-4424-83c7-5486ae622335', 'INV-20261114-MZTAC', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794663598570, 1794663598570, NULL, 0, 0, 0, NULL, 1794749998570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'INV-20261119-922Y9', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000023598570', 1795023598570, 1795023598570, NULL, 0, 0, 0, NULL, 1795109998570, 1795311598570);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'INV-20261120-7Y96V', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000060398570', 1795160398570, 1795160398570, NULL, 0, 0, 0, NULL, 1795246798570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('e60962f1-955f-4d9c-93ef-50a73571b329', 'INV-20261121-AX950', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000003598570', 1795203598570, 1795203598570, NULL, 0, 0, 0, NULL, 1795289998570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('0cbbd1b8-381c-4e41-875f-f204a9adb697', 'INV-20261121-4A534', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795261198570, 1795261198570, NULL, 0, 0, 0, NULL, 1795347598570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('815a24b5-cd2c-48d8-9e56-cdff251dda8f', 'INV-20261122-QQ3D3', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795354798570, 1795354798570, NULL, 0, 0, 0, NULL, 1795441198570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('cf5af2ee-ae60-4731-88e8-5102ce93e01d', 'INV-20261123-BMB3G', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795381798570, 1795381798570, NULL, 0, 0, 0, NULL, 1795468198570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('aed15db4-7fec-472a-8a59-5a39ab50c126', 'INV-20261123-BNHTP', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795382878570, 1795382878570, NULL, 0, 0, 0, NULL, 1795469278570, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('80957d48-03cf-439e-8782-7fe4ddac0d0b', 'INV-20261116-96DE6', '32eabb74-2029-4ed6-b431-8d33b74af1e9', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794843598570, 1794843598570, NULL, 0, 0, 0, NULL, 1794929998570, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'eb98bf4b-2b02-48fe-8eb2-32f2ad4bf5ae', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'd4418b87-1ceb-41ad-986d-1ead25777548', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('4b4173d2-093c-4d31-a7d9-68151234946a', '47d82987-97a3-4555-a5d9-8b8485832c47', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('d6d1324c-0e87-49ea-81c5-8d1b6ccb7c28', 'c0bc211e-00fd-4107-adfc-ff3cc9a610fb', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('54e42071-f215-4a58-ac5a-25e629344e0e', '2d1b4687-c37f-4979-9030-c7ca1f748341', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('95f07f47-5f51-4424-83c7-5486ae622335', '7908abd4-9ebc-4e90-888f-02bebbd2d200', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b51f6f3c-918d-48b9-8043-4c80dbad5fe8', '9edce96c-a5ac-4e17-bbfa-8fdd036bc83e', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b51f6f3c-918d-48b9-8043-4c80dbad5fe8', '303b6e97-b63b-4413-9edd-0f827c6bc21a', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b51f6f3c-918d-48b9-8043-4c80dbad5fe8', '62a76895-949c-4760-8be8-4d6c823fa504', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ea840eb9-a02f-4d39-9f0e-5fd70416689b', '8eaa2d06-a3fd-4824-9af6-79ad9584532b', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('e60962f1-955f-4d9c-93ef-50a73571b329', '86b95d79-9966-48ee-8720-447a51c2e6dc', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('0cbbd1b8-381c-4e41-875f-f204a9adb697', 'b46b3b4f-4169-470f-80f9-04f609181765', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('0cbbd1b8-381c-4e41-875f-f204a9adb697', '459ee3ca-6fbe-44d1-9d23-1602b9b1c3af', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('815a24b5-cd2c-48d8-9e56-cdff251dda8f', '7c729f8c-d8b8-4af1-945d-bb50d3f43791', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('815a24b5-cd2c-48d8-9e56-cdff251dda8f', '8957f875-780f-47ca-8601-f5a674da2105', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('cf5af2ee-ae60-4731-88e8-5102ce93e01d', '00d9c1d3-cf39-47bf-9366-8fd50f5e9318', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('aed15db4-7fec-472a-8a59-5a39ab50c126', 'eb98bf4b-2b02-48fe-8eb2-32f2ad4bf5ae', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('80957d48-03cf-439e-8782-7fe4ddac0d0b', '168f155d-a846-4c59-bfc7-3fe621ca0efb', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('2ea6339a-827c-4a06-9c2a-1e70c3775773', '391f528e-ea67-4e75-abf5-7dfe9dea2001', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795383598171);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('00112672-65fd-4d2c-9429-ec754731e073', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795383598199);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-23FF-B7D1-9B58', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-206D-59C0-697E', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-BDB2-97B4-58AE', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-817A-F247-8874', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-1A65-D378-4255', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-FFB6-6327-83DA', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-42E7-350C-3041', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-5167-E5A0-29CC', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-4D33-5F98-8B76', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-4A95-6415-0FA6', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-38C4-299D-584A', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-D073-5F03-D4B1', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-A4E8-3AED-96BD', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-D7BE-75A0-7695', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-C1AB-A597-22AA', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-293D-4388-15EB', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-DA4D-7FA9-3878', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-5A29-BFDB-3D46', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, 'bf6b97f6-53db-4043-adc1-ef21052ce86c', 'RIMBA-A417-378D-DAD4', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-66F8-3F6F-C705', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-6629-4EA3-B50A', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-D3E0-EF64-AD42', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-4551-40F0-C6BA', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-0E81-0803-79F3', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-CC9C-E813-69B9', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-4DBB-B152-CF05', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-1599-9B33-4F59', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-65D7-BB37-C3E2', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-174B-A75A-23EF', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-B2A3-714E-CDBD', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-B80F-1530-41C6', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-D046-8897-A229', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-DA17-E193-5D72', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-0947-E52D-69D4', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-AA90-46E6-9B47', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-22F2-6A6F-801F', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-5CDD-3983-8968', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, '824d9c02-1c13-4b7c-82bf-ca0bcf930fc2', 'RIMBA-31E9-760A-C5C5', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-8347-D2F1-7EC2', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-A94D-202A-C4DC', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-E089-10F1-02BB', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-4764-76B4-B643', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-B187-EF56-8AE1', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-3EA1-E64A-C962', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-683E-C326-FBC8', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-04AA-BCD0-84C7', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-CA28-9135-93B2', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-635D-ACBD-9BC5', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-B6C8-75C0-A44B', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-149E-E3F7-C92F', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-A8A9-C7CD-9799', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-3932-E3EA-2C95', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '85fe47d8-9bc3-4838-9309-70e26e844d2a', 'RIMBA-FDEE-62DB-C25C', NULL, 1795383597956);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793190838570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793211898570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793236198570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793300998570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793333398570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, '6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'delivered', 'Paket telah diterima', 'Coblong', 1793349598570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '4b4173d2-093c-4d31-a7d9-68151234946a', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793982478570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '4b4173d2-093c-4d31-a7d9-68151234946a', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1794001198570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '4b4173d2-093c-4d31-a7d9-68151234946a', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794022798570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '4b4173d2-093c-4d31-a7d9-68151234946a', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794080398570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '4b4173d2-093c-4d31-a7d9-68151234946a', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794109198570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '4b4173d2-093c-4d31-a7d9-68151234946a', 'delivered', 'Paket telah diterima', 'Coblong', 1794123598570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795114030570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795140238570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795170478570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795251118570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795291438570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 'delivered', 'Paket telah diterima', 'Coblong', 1795311598570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795306846570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795322758570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795341118570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795390078570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, 'ea840eb9-a02f-4d39-9f0e-5fd70416689b', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795414558570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795292734570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795310518570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795331038570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795385758570);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, 'e60962f1-955f-4d9c-93ef-50a73571b329', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795413118570);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795383597956, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T21:39:57.900Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"},{"field":"source"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795383598171, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795383598199, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795383598570, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795383598887, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795464060000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', '32eabb74-2029-4ed6-b431-8d33b74af1e9', 1825918798570, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', 'b51f6f3c-918d-48b9-8043-4c80dbad5fe8', 1795570798570, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', 'aed15db4-7fec-472a-8a59-5a39ab50c126', 1795469278570, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', 'aed15db4-7fec-472a-8a59-5a39ab50c126', 1795383718570, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795366800000:end', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:start', 1795388400000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:end', 1795410000000, 0, 0, NULL);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('customer', '', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'COMPLETED', 3);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REQUESTED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REVIEWING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'APPROVED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'REFUNDED', 0);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('order_return', 'COMPLETED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'CANCEL', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'EXPIRED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'DELIVERED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'SHIPPING', 2);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'CHANGE_PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PROCESSING', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PAYMENT_CONFIRMED', 1);
--> statement-breakpoint
INSERT INTO "tally" VALUES ('orders', 'PENDING', 1);
--> statement-breakpoint
INSERT INTO "review" VALUES ('437df123-4c93-4e88-8dca-b1f2f6ce138a', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'W***n S.', 5, 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.', '[]', NULL, NULL, NULL, 1794969598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a04c8990-fe26-478b-9f25-d3138a1f6e21', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'B***g H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794829198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b41077b-590c-4499-88b8-7902b0b65dd5', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'A***s S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794350398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1a917df-83a1-4700-b9ac-92fee0a6d726', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'C***t M.', 4, 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.', '[]', NULL, NULL, NULL, 1794242398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8c7732be-9767-469b-8418-484e63f0138a', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'S***i A.', 5, 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', NULL, NULL, NULL, 1794037198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8238551c-4772-4be2-8a4a-2858922a61d0', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'J***o S.', 4, 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.', '[]', NULL, NULL, NULL, 1793846398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4bfe76d-23ac-4af3-a6cc-888a81ef16fe', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793669998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8634d148-ba59-413e-8ac0-4f2fe2ab3c81', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793587198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab5afe72-f2cb-4bd9-8b55-a1df2407a7de', 'c02bce4d-4e3f-4ffc-bee9-8ebe6442c644', '', 'A***i B.', 5, 'Seratus kertasnya tahan empat bulan di saya.', '[]', NULL, NULL, NULL, 1793245198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bad08b8b-4514-4c65-a6b2-a41d36d63af0', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795117198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('46916c3b-ebdb-46f7-a49f-6b310cd5de05', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794926398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bbd1686a-298f-46ed-b6c0-8972049d3981', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794562798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('15fe8d02-3c4f-4bea-9e03-b7441624091f', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794213598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e17e34c-719c-4453-8792-3c1f96a967b3', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793605198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a1a2432-831d-40b8-8466-77cb370d66d0', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793061598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf3843b6-56ba-4f20-b66d-2bfd7ae48d83', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793000398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ea8cacf-dfcb-4573-b2b8-f0c1a8a9de3a', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792939198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69acb5a4-160d-4c2b-a2d7-db9158c93d03', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792859998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a180d4f-2f19-48e5-ab09-624dea309b12', 'aba92b7d-d84c-481e-a378-15e98d7a5bab', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792726798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e36531d-4479-481f-9059-940d79c5c3ff', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Biji utuh', 'D***s A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1795016398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4dbd4fef-51a6-47ac-9ac9-965fe7b56719', 'a57adf8c-d7e5-493c-a264-3154dc073360', '200 g, Halus', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1794447598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d57f44b-ae9e-4d38-839d-0993c8584647', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Halus', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794199198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4cc1efb-c86e-4040-a874-8f70e2f88678', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Biji utuh', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1793630398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('406246fc-b8b5-424a-9d04-1fa5ee012b42', 'a57adf8c-d7e5-493c-a264-3154dc073360', '200 g, Sedang', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793306398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bbf1d493-7ad6-440c-93ca-f81368faf762', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Halus', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792899598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('513dc77b-f2fe-4fd5-b1dc-1d358e246828', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Biji utuh', 'P***i M.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792366798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d5c891f-48a8-407b-a965-6fffeee90f52', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Halus', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792316398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77e35571-aafd-4f55-b07c-e1a49ae0ca16', 'a57adf8c-d7e5-493c-a264-3154dc073360', '200 g, Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791772798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6172a45-813c-4c87-9f5e-f0b7cd79fa93', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Halus', 'N***i', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791693598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a2fabda-c357-4d48-9859-612d89e6697e', 'a57adf8c-d7e5-493c-a264-3154dc073360', '500 g, Biji utuh', 'D***i A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1791614398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('720eb0f1-2fe4-4dce-af91-b6648e755527', '37cc788d-2ee8-4e32-802b-5a84f0723932', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794886798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc4345fa-c2b7-4a25-8976-5638bf555c93', '37cc788d-2ee8-4e32-802b-5a84f0723932', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794724798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('407a14d1-e279-4d7f-ac2b-8a4441260b15', '37cc788d-2ee8-4e32-802b-5a84f0723932', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794544798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0771982-0f4e-4162-b606-73c3ec1fd07b', '37cc788d-2ee8-4e32-802b-5a84f0723932', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794497998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b83f1af4-e65b-4bd0-83be-d0919e842794', '37cc788d-2ee8-4e32-802b-5a84f0723932', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793871598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cacff624-8e29-4b4a-be56-f96646bcef9c', '37cc788d-2ee8-4e32-802b-5a84f0723932', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793432398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('025a7ea4-a3cc-4228-83f7-4af5aac46f79', '37cc788d-2ee8-4e32-802b-5a84f0723932', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792924798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6d08df0-3d64-44ab-b4d7-dbc1d9c32cc7', '37cc788d-2ee8-4e32-802b-5a84f0723932', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792514398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26c9da9d-a172-4c14-9b14-63631ae7a3e1', '37cc788d-2ee8-4e32-802b-5a84f0723932', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792147198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ebf52ed3-2d16-42c7-a73b-7711de03cd50', '37cc788d-2ee8-4e32-802b-5a84f0723932', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791538798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04965dec-7af4-48a8-a3c2-e9615127d2d5', '37cc788d-2ee8-4e32-802b-5a84f0723932', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791063598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c125431-f8fc-4b26-aac4-72fec78d20d2', '37cc788d-2ee8-4e32-802b-5a84f0723932', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790645998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1f90769-54f1-4e06-8c76-ef44bd549641', '37cc788d-2ee8-4e32-802b-5a84f0723932', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790098798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8519c6ef-ea35-4ed0-9ad9-5b554785b2c9', '37cc788d-2ee8-4e32-802b-5a84f0723932', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789533598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('632b65e7-c2ef-4ef2-8849-adb4bbf7345d', '37cc788d-2ee8-4e32-802b-5a84f0723932', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789198798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b36df6ba-e811-40de-a2ad-6a679024a8ba', 'a144c155-ea67-461b-971c-e073d92d5542', '200 g, Biji utuh', 'Y***a T.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795059598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('959cd7bc-b918-4d49-ae02-ba37e966e135', 'a144c155-ea67-461b-971c-e073d92d5542', '200 g, Biji utuh', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1794753598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59cf2760-d15b-44b9-8f3e-b212bd3ca4c8', 'a144c155-ea67-461b-971c-e073d92d5542', '100 g, Sedang', 'S***i W.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794397198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf7c0ff2-499c-4eea-ac09-eb860bd94bd2', 'a144c155-ea67-461b-971c-e073d92d5542', '200 g, Sedang', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794155998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c643c916-c5d5-41c9-afbf-69731996c539', 'a144c155-ea67-461b-971c-e073d92d5542', '100 g, Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793763598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e32e76ea-0042-4034-938e-ad6604f2b766', 'a144c155-ea67-461b-971c-e073d92d5542', '100 g, Biji utuh', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1793122798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c73efc1-7454-4b9a-8a23-07236fdea55c', 'a144c155-ea67-461b-971c-e073d92d5542', '200 g, Biji utuh', 'R***y R.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792838398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22927c42-3b6d-40fe-af4a-3a0f6c87dd27', 'a144c155-ea67-461b-971c-e073d92d5542', '200 g, Biji utuh', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792737598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c21aab43-ac8c-4e08-94dc-74887af8c620', 'a144c155-ea67-461b-971c-e073d92d5542', '200 g, Biji utuh', 'S***i A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792557598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9eedc4ae-c1c7-486b-ace7-160ed677d2c5', 'a144c155-ea67-461b-971c-e073d92d5542', '100 g, Sedang', 'J***o S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792085998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c76fc0c2-3158-4ec6-9b36-904d6dc59904', 'a144c155-ea67-461b-971c-e073d92d5542', '200 g, Biji utuh', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791567598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a8a7b98-bbba-49f5-bb50-667d312e3984', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '200 g, Biji utuh', 'A***i B.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794947998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c53047bd-4a17-42d6-ade8-ced5d6b6d579', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '200 g, Halus', 'A***d F.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794728398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7d2d23a-80d4-4d89-9cc4-b0078f9a1640', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '1 kg, Biji utuh', 'D***n P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794371998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d35698a-b805-4486-a4d4-55fe52dd1e08', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '500 g, Biji utuh', 'N***i K.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794181198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('902da5f4-aa6f-46b0-93ef-c0482fdecdde', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '200 g, Biji utuh', 'R***a S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1793792398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('560f89c5-84c2-48be-99e2-6276c18da89b', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '200 g, Halus', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793525998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77905169-3d31-4eb1-b1ae-3fe255d1a651', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '500 g, Sedang', 'S***i A.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1793421598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a2b9959-5220-4af1-9826-581563382f3c', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '500 g, Sedang', 'M***e S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793169598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7fc80e8-b32c-49e1-85f2-24f843ee72f4', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '1 kg, Biji utuh', 'B***i S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792647598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67e1f472-519e-423e-aaea-8dd6e7f7ac4f', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '500 g, Sedang', 'C***t M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792453198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08f89e72-485a-4bf6-8b26-bc725be5c56f', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '1 kg, Biji utuh', 'M***a G.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792186798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bed0e312-91a0-47d4-9fe4-a5814ae96d9b', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '500 g, Biji utuh', 'H***a G.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1792006798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ada486ac-c304-44ec-a774-8ee30cad3555', 'df35b2c3-bda0-46cd-a3fe-175d870088c6', '200 g, Kasar', 'N***i', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791434398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0f0a11d-47ba-4d4a-95ca-797133b6d2dc', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Sedang', 'B***i S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795027198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4089b7c7-a20f-4bb8-930d-787620234b9e', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Halus', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1794537598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c890a10-2d66-4680-b16f-04682d87ba1f', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Halus', 'D***s A.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793957998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0f93d62-5900-4d90-b166-9aa372b66f05', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Sedang', 'A***f H.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793702398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b5226295-86ef-4308-84aa-02d288f4afa8', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Halus', 'R***a M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793641198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('780a7245-5324-4269-8508-5bd09c7313c5', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Halus', 'B***g H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1793061598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a1853fc-deee-4476-9f8d-5f2ea8f8b93f', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Halus', 'E***o P.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1792917598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14fd02a8-9019-4f37-9de5-321881f12fd7', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Kasar', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792485598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8e92744-6b03-45fa-8690-fa3b6272977f', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Halus', 'D***n P.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792366798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e2893315-060b-43f5-a5aa-e2e1b0f879eb', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Halus', 'S***i A.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791801598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da808859-1ada-400a-8c5e-44edc6cbec40', '36d729ad-be14-48f5-b556-3d0b33e9787d', 'Biji utuh', 'C***t M.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791459598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c8a9ed81-a3a6-4258-8008-fcdaf34d6e14', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Halus', 'D***s A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1795124398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('976d765c-df86-4ef2-9ce8-308faf947628', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Kasar', 'S***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1794728398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9121568a-7d2b-405d-bfb9-7d5e2b7398d8', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Biji utuh', 'N***i', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794145198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08b3cf16-0497-4dc1-af44-6a07e6802b6b', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Kasar', 'S***l S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793939998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c741bdc-e0e8-4aac-aced-6e25bf588b29', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Halus', 'D***i A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793435998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2dcd7c5-1439-4808-8bb6-a39d05de457b', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Kasar', 'N*** P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793223598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('74091cea-89c2-40f7-913c-bdff8dbc64f4', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792615198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('21cca767-9ea9-4ad4-acb9-4f6e77f2016c', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Biji utuh', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792075198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea5b65db-9549-4a20-a1f2-b1134665ebf6', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Halus', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791794398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('356f431a-4572-4dbb-bb46-9a5c7426dcd3', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Kasar', 'D***n P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791373198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1cd03e1d-a1f7-496d-b66f-2b1f4f2d8933', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Halus', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791322798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a45b7e75-14a4-4035-812c-15d18f36e01f', '8ba4cf48-fc51-4a0b-aa23-b2e50b86ed5f', 'Halus', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1791009598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('41759db4-d036-4a89-9b62-0e7089d1e728', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Halus', 'T***u I.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795203598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f81f581b-6ae1-439d-8f45-45c702897fd3', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794771598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1031ae0-03ea-450b-a4a7-81cefa92b4fe', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Halus', 'J***o S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794501598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8316ee9d-540a-4fac-9c66-0bc333db20c4', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Halus', 'A***f H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1794454798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0ed566f-937f-4582-abb0-447462bbea84', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Halus', 'N*** P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794213598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9e8c5950-94df-4dfc-b884-0c09232737b4', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Halus', 'Y***s M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793626798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3817b641-ceca-4f09-becb-78e0eafded31', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Halus', 'Y***a T.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793068798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d3851d7-c6a4-4e00-88dd-2b7edaaf0327', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Kasar', 'S***i W.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792993198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88889348-dd37-4d43-a058-405505a34a55', '9a541308-2a98-4ed3-95ce-890784c12468', '500 g, Halus', 'B***i S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792643998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7282c1bd-8d51-4eea-87e7-3392a01eed3d', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Biji utuh', 'S***l S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1792096798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('517792d4-acdf-4716-a3f7-e2d61a88400c', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Halus', 'E***o P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791668398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8c1e9569-95e4-45ae-ab82-86ebc8fdf622', '9a541308-2a98-4ed3-95ce-890784c12468', '200 g, Sedang', 'S***i A.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791545998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e06e13a-b00b-45c5-a6c0-d5db7071caf6', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Biji utuh', 'R***a S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795131598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('556c1c5c-1bcb-4c13-b905-c32a19ae9142', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794789598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0176354f-5db4-4f09-8011-6e3e829610b6', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Biji utuh', 'R***a M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1794562798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d495ed98-5d60-4632-a297-44d9c5b29e39', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Biji utuh', 'N***i', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1794105598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40e4f5b1-38be-49c3-803b-95b5e7cd45de', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Kasar', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1793716798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('502a35ba-9123-4939-8fc5-8802350fccda', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Kasar', 'R***y R.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793241598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4dd32eb5-2cc8-4b91-a18d-f1d63b5113ae', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Sedang', 'N***i K.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792654798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('289ee9e1-07ab-4d35-b6c5-633c03883266', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Kasar', 'M***a G.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792319998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('182f9e91-f1a3-452f-9af6-4becb2fe10d7', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Sedang', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791751198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ae3287f-2adf-4fe9-9b40-4d4de2fa1522', '180827b2-558b-430a-8c6a-de5687ad38f4', 'Sedang', 'B***i S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791304798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ac4a26f-2167-4221-9889-7dc82763d495', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794933598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9b2310d4-1e07-42dc-ab27-20dd213eb398', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794728398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aca3fb0f-b4c6-4860-9270-bb7ef053ecb4', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794461998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c824d05f-b6f6-4375-8179-a46ac20dc0f3', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793939998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8fc4675b-2fe3-41ec-baad-28252e1bac7f', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793443198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83cd9b0e-2f9f-41a8-9d5d-5f9a3c709f83', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793047198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('056311d5-b9fd-4a16-969f-b6a735f17766', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792910398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('80167741-2227-4feb-8795-505d14d2de69', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792643998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('145db976-2aeb-4912-b4b3-1aa0030efa67', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792442398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a76011bc-d009-436d-822f-3f04f349a45c', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792028398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f9a17e0-1e08-4d36-bb60-4f92174accfd', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791455998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7df1d801-1752-4e3f-8cad-4b9611ea4b2e', 'a5a8fbea-003c-46f2-bf36-914aa280fdd2', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790912398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69f1ac3f-06a5-4c78-b334-e1de34c7fb78', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Sedang', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795073998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88e22464-cba3-44dd-bc5b-2437955d66ae', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Biji utuh', 'E***o P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794897598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ecfe7717-37c5-43b2-80f0-3dd2ca7a7546', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Biji utuh', 'N***i K.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794544798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b021686c-1ce6-4a7b-9fce-2e6fd5d62e1e', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Biji utuh', 'L***i W.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794325198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67d3a631-a69a-4d9d-b1a9-6b4eefec0b41', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Sedang', 'S***i A.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793857198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f7d623f-ebe2-452c-acb5-a8c6dea85548', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Biji utuh', 'P***i M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793723998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25e929ba-a281-4115-9d32-433b12c4e379', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Sedang', 'R***a S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793432398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('64ecd0c2-064a-45ea-b22d-49780b9a6146', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Sedang', 'S***i W.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793054398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1bdcea82-55b3-4edf-a4c9-a23d2242bf0c', '35eaa315-3350-4b0c-8b4a-fd2bbe3353e7', 'Sedang', 'N*** P.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792917598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3fcd9059-466d-4710-be8e-3d5c30301e3d', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Sedang, Kantong', 'F***i H.', 5, 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', NULL, NULL, NULL, 1795196398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f42d5b36-f2f7-42ef-807b-5e5fc8c191fc', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Sedang, Kaleng', 'J***o S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794850798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7604f95f-b991-45a2-bd41-14a04483ee35', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Sedang, Kaleng', 'S***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794231598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9e6049db-de82-44ac-a588-c4b9765c2c08', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Sedang, Kaleng', 'D***i A.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793911198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('360f16a0-6b71-4ce1-aafe-66b2ca9683d5', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Sedang, Kaleng', 'A***s S.', 3, 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.', '[]', NULL, NULL, NULL, 1793446798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d06ab0e4-12a5-4cd0-a886-bf8412f7716b', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '500 g, Biji utuh, Kantong', 'C***t M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793259598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('731f5cfb-4e4d-42a2-a5bb-2b0fffe966fc', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Sedang, Kantong', 'N***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793122798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed279afc-6a56-405c-b518-ca2b4a8f8a3f', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Biji utuh, Kaleng', 'H***a G.', 4, 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.', '[]', NULL, NULL, NULL, 1792856398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81a5cadb-f41c-444b-8771-039c0aa972fb', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Sedang, Kaleng', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792802398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8496dfa-4834-4e0d-8ebb-fc156e8cade8', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '500 g, Biji utuh, Kantong', 'N*** P.', 5, 'Rasanya sama dari musim ke musim, itu yang saya cari.', '[]', NULL, NULL, NULL, 1792550398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('99156457-c6cb-44f2-bdff-1db1578efaa3', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Biji utuh, Kantong', 'D***n P.', 5, 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.', '[]', NULL, NULL, NULL, 1791952798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7df7ab3e-4f78-4cd3-8341-1e14c80dbf8d', '3343217f-1d3c-4d51-9394-5bbf5faf5475', '200 g, Biji utuh, Kantong', 'M***a G.', 4, 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.', '[]', NULL, NULL, NULL, 1791365998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('812e0e87-d61b-4a9a-834c-6d47a27e9891', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '250 g, Halus, Sedang', 'R***a M.', 5, 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.', '[]', NULL, NULL, NULL, 1795009198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4fc01b99-89c0-4524-a791-7dfbb7c7671f', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '1 kg, Biji utuh, Gelap', 'B***g H.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794753598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e20beddc-7101-4204-92ae-3b2d06576397', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '500 g, Halus, Gelap', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794145198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('71a65116-c00f-4c69-885c-b06f08f6ab4d', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '1 kg, Biji utuh, Sedang', 'D***i A.', 4, 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.', '[]', NULL, NULL, NULL, 1793669998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('980bdc14-03a7-4ee9-8816-4bab2faf6c5a', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '1 kg, Biji utuh, Gelap', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793331598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2314d65-2e91-4e6d-a3fe-1e03a0f7e07b', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '250 g, Halus, Sedang', 'L***i W.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792870798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db3c4e7a-4189-497b-90af-6065b99ef66a', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '250 g, Biji utuh, Sedang', 'A***s S.', 3, 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.', '[]', NULL, NULL, NULL, 1792489198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('baee257e-6435-4186-95f0-7cd058f79ab8', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '250 g, Halus, Sedang', 'A***i B.', 5, 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.', '[]', NULL, NULL, NULL, 1792143598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9c60e1f-aad7-4b37-a740-9b7b5482b79b', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '500 g, Biji utuh, Gelap', 'T***u I.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791700798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0cff42c-f5e0-4289-bb93-1efe652f2eaa', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '250 g, Biji utuh, Sedang', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791481198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7bbac221-1506-4d55-b77a-917f9338c477', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '250 g, Halus, Gelap', 'S***l S.', 4, 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.', '[]', NULL, NULL, NULL, 1791434398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d6af9c5-efbe-475b-b456-549706b0dac1', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '1 kg, Biji utuh, Sedang', 'S***i A.', 5, 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', NULL, NULL, NULL, 1791301198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c64fcc8e-bab0-41c3-aade-16cf405c134e', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '500 g, Halus, Gelap', 'A***d F.', 5, 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.', '[]', NULL, NULL, NULL, 1791074398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb62792b-2804-471a-96f9-4e3383179268', '72d226a9-48d3-4ae4-9b8f-cab26f2e7b90', '1 kg, Biji utuh, Sedang', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1790649598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50ce8565-91ec-40bf-93f6-7b45b938f7c1', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', NULL, NULL, NULL, 1795081198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9613990e-025e-452b-9812-e057c6d7b6da', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794620398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4bf60abc-d8b6-46c8-b16c-2d5bd6092288', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'C***t M.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794422398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('07ff3d6e-09e7-44f3-94ff-19cf1eb997b8', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'S***l S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793947198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aca75074-0858-492a-86d1-7d5a2fc6da9e', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'A***d F.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793533198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('474efdcb-a187-4572-8f04-116ccbcdea30', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'Y***a T.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793335198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44d20fc7-45df-48ad-be71-8ffbdf64a0a1', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793126398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b885103a-ed38-4b81-9695-3f23d2b21001', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792780798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c27848a-cfee-4da4-8bb1-a47383c339d2', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'N***i', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1792211998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3df204d-9d15-49e9-98e3-1fbdce66e905', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'D***n P.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1791765598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d108df8-498e-40a9-8d25-533754f7e9d5', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'R***y R.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1791247198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62df435c-2114-49c2-b641-c5d2b4104c82', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'A***s S.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1790818798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('41fab48c-3ce9-4233-97b1-d4e782cd809b', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'F***i H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1790339998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('943eab2d-50d8-4469-8d82-3625319b8874', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'A***f H.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1789929598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f0abdadf-2f3a-4251-84af-32f4b0f2ea47', 'fbe08df6-9a38-483b-8e48-e03f6bcbaad4', '', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789353598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc899898-c725-44fd-8343-093923adfb6b', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Hijau Lumut', 'A***i B.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794868798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd114840-2020-4fad-bfe5-d95268cd93a3', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Hijau Lumut', 'S***i A.', 5, 'Cocok untuk angkringan kami, pelanggan suka nuansanya.', '[]', NULL, NULL, NULL, 1794739198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3ee6174-922e-42eb-9602-6287e9e78c86', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Biru Dongker', 'C***t M.', 5, 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', '["/assets/contoh-1/kopi/enamel-biru.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', NULL, NULL, NULL, 1794325198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b1d9e7f9-1947-4e2a-8bd9-d579cb2ee806', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Putih', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794015598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3671006b-c96f-4ca7-a5b3-ecb6599d237a', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Hijau Lumut', 'N***i K.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793630398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0baa1ac-c552-469e-b46c-fe198ee498ad', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Hijau Lumut', 'F***i H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793032798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fda271eb-b598-4ee7-948d-eaad34e4ee49', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Biru Dongker', 'D***i A.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792553998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7d408d6-dda8-4af8-8b0d-2a8ce5309d24', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Biru Dongker', 'L***i W.', 5, 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.', '[]', NULL, NULL, NULL, 1792039198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ee94ced-f3e6-4050-b803-4fe4d7d7b8c2', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Hijau Lumut', 'R***y R.', 4, 'Cepat panas di tangan, tunggu sebentar sebelum diminum.', '[]', NULL, NULL, NULL, 1791995998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3da7000-1ed2-4cbf-ad13-48d18eff72e2', '1de15225-fdeb-414c-8b5c-02ebd9c2b4e7', 'Putih', 'Y***s M.', 4, 'Lukisan luriknya rapi. Jangan digosok sabut kawat.', '[]', NULL, NULL, NULL, 1791725998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef6a2168-af8f-4de9-8419-77851996c005', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Hijau', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795127998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5e3f328-fa35-4b5d-92dc-6e201500d6df', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Biru', 'E***o P.', 4, 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.', '[]', NULL, NULL, NULL, 1794861598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c021d9d-96a8-4fe3-9692-e9ff4acd2dfb', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Gading', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794436798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a3bb60e-b543-44ef-bf41-6649fb743112', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Gading', 'R***a M.', 5, 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', '["/assets/contoh-1/kopi/cangkir-keramik-gading.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793896798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9e1afef-457f-48cd-9790-0b24461b3af7', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Biru', 'A***d F.', 4, 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.', '[]', NULL, NULL, NULL, 1793608798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de298bd3-8683-41c0-a701-a6dfc6f28030', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Hijau', 'N***i K.', 5, 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.', '[]', NULL, NULL, NULL, 1793263198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a857e54-8471-4052-bc58-bcf734d8d210', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Biru', 'R***y R.', 5, 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', '["/assets/contoh-1/kopi/cangkir-keramik-biru.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793173198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5af21a5-f56b-434c-8b8e-fbf4bd5daa44', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Biru', 'Y***a T.', 3, 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.', '[]', NULL, NULL, NULL, 1792924798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8bb323b0-cda6-4160-bec9-1dcb1004e099', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Hijau', 'N*** P.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792834798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('33c11872-dfde-4028-980e-4493d4623c40', '58368ee5-1c44-4240-a9f1-67dc594e3b8d', 'Gading', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792791598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c67e0d25-64b1-4a2a-bf6a-568623d1db9f', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795300798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1cbe78cc-a101-49df-8009-0ce913b0ead4', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '80 g', 'S***i W.', 3, 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.', '[]', NULL, NULL, NULL, 1795250398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8a5112e-a679-4ef2-bc20-e371dfdeeb9a', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'M***i', 5, 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.', '[]', NULL, NULL, NULL, 1795167598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('057e0248-11ce-4066-a38c-6dd8f0d5556b', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '80 g', 'E***o P.', 4, 'Warnanya cantik di gelas kaca. Takarannya harus berani.', '[]', NULL, NULL, NULL, 1794681598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bdbb59d6-f623-412d-a4bc-065ab839b559', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794580798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4ea3ee06-0ee2-48d2-a1c1-f5e3ee4d32cd', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'H***a G.', 5, 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', NULL, NULL, NULL, 1794350398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbf8cfad-2d46-4f21-aced-b29846b020ad', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'A***s S.', 4, 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.', '[]', NULL, NULL, NULL, 1794109198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eafd7edf-a0e0-463e-881b-50d478090249', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793493598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3986aaf9-e467-48ee-b611-f8bfbffcdf43', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'D***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793065198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd5d3d92-b390-4573-b175-ea72700c833e', 'e8e6f7ae-f051-47a6-a4fa-3c85dc6ad86e', '200 g', 'Y***s M.', 5, 'Saya yang berdebar kalau minum kopi, yang ini aman.', '[]', NULL, NULL, NULL, 1792928398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa7e036c-c901-4937-9d7c-9ec7ff2cb7e2', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795095598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9cf75964-1aed-4eee-9090-c32263cacc2f', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'Y***a T.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794839998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fdbb9ccf-6304-430a-824d-7073f4886e60', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'T***u I.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794616798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac682974-751f-4374-af1c-4f20268ee7e4', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'H***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794454798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1005742e-9fa2-4b3a-be6c-74e0d604916d', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794400798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d1ca0ed-4a69-46b2-87b3-b4104a5b6da3', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793857198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8fa9a3d3-f5f3-4cbc-9842-e881d89b4f51', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'W***n S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1793810398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72a6a0a1-1fe6-4751-80d3-66e78c77e94f', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'S***i W.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1793561998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54da5b57-1a22-4e56-a94e-cf1cf4599dd6', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793227198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('967f955e-8f00-4b4b-8dd8-7cd855a5ee70', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'D***s A.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1793075998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a05bc32f-9cd5-4193-b269-b19d57f59469', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792442398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f61fb7c-a9d8-4a67-983f-b27470e893a7', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'S***l S.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792193998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc3ad6ab-c74e-4733-b1f8-3d98fac2785f', 'df0381eb-205f-492a-bcc1-b21c1f317992', '', 'A***i B.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1791736798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e53c66c-2389-464f-9343-35cfd79d3f7f', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795030798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8c95e73d-3af5-46f8-a1bc-313f39d4af73', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794659998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22fbaca6-cc14-48e3-ab5a-d8dea55a93bb', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794184798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8ccaa13-a94b-47c8-b4d2-9a2bd884fa8e', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793875198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60222625-25dc-4549-8a75-f30af10321e4', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793363998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('508365d0-1b36-4bc2-939b-3532600ef89e', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792957198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ffdde82-c5fe-4c62-b488-660f7849e742', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792406398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f20a8880-2977-451b-9fbd-60996a6c076a', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792301998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb3ab4d2-7757-48cf-bca9-0b50a69e7a3a', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792049998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('79a35069-38b1-48e8-9262-974bd5fcb41c', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791751198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('abd78eaf-eaaa-48e4-9cc0-aa6cc5c4a08b', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791121198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('890b768f-1c31-47b7-bced-c8813d87b3b4', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790854798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72253541-8bbb-4513-8e59-cd600c11050c', 'abc336f5-d754-4a08-b9b5-34b8ace98912', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790595598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('939ca705-8dce-478d-85b5-473878325c89', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794883198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f08a6fbf-83f7-4c0b-b979-cb2af1f9518a', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794731998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04b52252-2dba-4be7-a2ea-c9faf0606789', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794569998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('771d4c5d-b34d-4e47-ab02-7d0dc3446a11', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793929198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e548385e-63d3-40ed-bf9e-dbc8fc4095fe', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793781598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b79fd64-1df2-4ffd-9e91-563786b74ec1', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793342398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3245e82-f86e-4767-9158-f19790597c85', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792917598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90ab77ec-00d6-4fde-9a68-739675b1e847', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792615198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a699b2b-7909-4509-815a-1f1756f1a20e', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792384798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a64d084-6ff5-45eb-83f4-045e0a65ca8d', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791988798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee7e6593-3866-494e-9286-bfefbab5f339', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791563998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63356a9e-6ec5-4117-8178-ed49509cfd10', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791146398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4cb21f8-bdc9-4717-9742-205bfaf4ab4f', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791005998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2240dc69-fe50-492d-b079-1ade70013dcb', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790941198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a35ad89b-6111-4418-8530-7ac65547b2cc', '9a9408ec-4ac8-4e6e-b6de-da6bb36df1c5', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790465998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9ccca7d-81b7-4c7e-90fa-d8cee48488e3', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Hijau Sage', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794944398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7e539a9-eed8-4afb-810b-e2021caaf100', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Hijau Sage', 'A***i B.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794897598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('30c68194-3134-4714-a618-dc915021a14d', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Hijau Sage', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794469198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7583ed35-915d-4be1-be1c-4f0f7963fc92', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Terakota', 'F***i H.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1793853598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a178e8e-c6d6-4f51-b6ac-dcdbab4510b2', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Terakota', 'H***a G.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1793623198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2833d8d0-9301-4754-8820-a71d2b16645c', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Putih', 'Y***s M.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1793169598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70e5b5c3-9f25-40b9-98f1-16b9b7c60472', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Hijau Sage', 'A***f H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792643998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('252aee6c-3614-4605-ad91-819c4f9da130', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Hijau Sage', 'A***s S.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792420798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b13d7a30-53b7-4077-b4f2-d89b5395bf58', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Hijau Sage', 'N*** P.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1792010398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f7dbe646-ad81-4090-91e9-34f8a0d8869c', 'a1118ae6-ed24-4e31-99ae-1e6358b83133', 'Hijau Sage', 'L***i W.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791437998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2fdd2f83-6403-416d-8baf-999166be199d', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '350 ml', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794969598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7cee9b7d-ea94-4cb7-aa4a-b2b3eca36fbd', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '600 ml', 'Y***s M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794519598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a6d498eb-feef-4613-835b-0671addaca21', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '1 liter', 'D***n P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793997598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f8246af-b77a-4baf-ad1e-8de627719c0a', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '350 ml', 'N***i', 5, 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.', '[]', NULL, NULL, NULL, 1793918398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a3dd470-ce18-4933-9f77-cf44e5cfc2de', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '1 liter', 'M***i', 4, 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.', '[]', NULL, NULL, NULL, 1793763598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f04467f6-a6a6-4ec7-b33e-5da267f29557', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '600 ml', 'N***i K.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793151598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('051bbd13-a571-45af-ae70-22fb30e45e2b', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '600 ml', 'P***i M.', 5, 'Saya pakai juga untuk teh dan untuk membusakan susu.', '[]', NULL, NULL, NULL, 1792539598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ce63ffe0-fb2e-4d85-957d-a71984ad7c6e', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '1 liter', 'A***s S.', 5, 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', NULL, NULL, NULL, 1792057198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ccf20d0-7cf4-40a4-b27a-b44508b92a28', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '350 ml', 'E***o P.', 4, 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.', '[]', NULL, NULL, NULL, 1791815998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8348944c-d521-4c7d-b066-570f573b4402', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '600 ml', 'R***a M.', 3, 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.', '[]', NULL, NULL, NULL, 1791635998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77433b11-9ad3-4359-abbc-863341952106', 'cb00d624-5006-4c7a-bff3-6e88db40982f', '1 liter', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791437998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fcfcc347-5d82-4400-9fff-3e941f1d8260', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'A***f H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795131598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a449dceb-9dfa-49df-be3d-63c882191874', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'A***d F.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795016398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8c746ac-85c4-4d87-87d2-bee61754ab88', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794685198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9a7f2c5-2b9e-402d-a918-e4df67ef1bb0', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'M***i', 5, 'Ringan sekali. Tamu selalu bertanya beli di mana.', '[]', NULL, NULL, NULL, 1794422398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62c85563-b3b6-40e1-80d3-647e4fd1a0e6', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'N***i', 5, 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', NULL, NULL, NULL, 1794296398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbbdb379-74e3-4799-9a1b-6b9b868d324d', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'T***u I.', 4, 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.', '[]', NULL, NULL, NULL, 1793756398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7d08d7b-6b85-4520-9e8d-5c04f2cdcd12', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'N***i K.', 5, 'Untuk teh melati juga bagus, warnanya kelihatan.', '[]', NULL, NULL, NULL, 1793281198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe70d81b-36b7-4dd3-9cc6-7a98fe84ea12', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'D***i A.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792672798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b43f2559-1792-4780-81a6-12b0eeefbd19', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', '', 'P***i M.', 3, 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.', '[]', NULL, NULL, NULL, 1792550398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3e5e665-a119-46fa-994a-5908ad86dec4', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'R***a S.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1795012798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60ac9d29-78b8-4d22-ad3f-53e9f61a50a2', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'A***f H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794706798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('483c6375-bdfe-4c81-a4ff-bbb57e9a168b', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'R***a M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794289198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f2583c9-8e50-41f3-a658-43d3e8174c6f', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'A***i B.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1794242398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a6987540-8d50-400c-9566-8901b067883b', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793795998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed8225f1-f582-4f0b-b169-5ce17f8ffb98', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'F***i H.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793641198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0cbf40b-e1ba-4ab3-8351-a85fa4dff8db', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'N*** P.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1793043598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ba1351b-b4c3-40f1-8f67-8144d09bad01', 'ffa1813c-8657-448b-a026-b3ab109ab3f6', '', 'T***u I.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1792445998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57e039fb-938b-48dd-934a-9ccb7d0229e6', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Biji utuh, Merah', 'R***a M.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1794857998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a74b0ff9-8351-48f1-9c71-d86d6c63c7f0', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Sedang, Hijau', 'B***g H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794591598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62a2f40a-43b4-4ad7-831f-28b138400e73', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Biji utuh, Merah', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794461998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef7771b7-3828-4bd8-8f67-5074a0b87c65', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Biji utuh, Merah', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794407998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('617ff082-7f6c-4bb8-9af9-26484e58265e', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Sedang, Merah', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793979598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('809d847d-4b05-4ed3-b5d7-1055db13706d', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Sedang, Hijau', 'Y***s M.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1793853598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('86dbf38e-8e48-469d-b690-0b3c1a552b16', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Biji utuh, Hijau', 'M***e S.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1793644798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('931abd33-1e03-4b40-91fc-a566c094607d', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Biji utuh, Merah', 'N*** P.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793270398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4ed54d7-8d57-4224-80b2-db8abba0a93d', '4695d1ca-5c90-4e97-a527-7aebce2ca009', 'Sedang, Hijau', 'W***n S.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1793108398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1eb9a41c-28d1-4eae-adb5-90cab530f055', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Pagi', 'R***y R.', 5, 'Yang malam rasanya tetap penuh, cocok setelah makan malam.', '[]', NULL, NULL, NULL, 1795163998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('039017b2-f937-4058-97ba-08ce0a2ba3b1', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Senja', 'R***a M.', 5, 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', '["/assets/contoh-1/kopi/kapsul-senja.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', NULL, NULL, NULL, 1794663598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4af0e981-3db8-4a39-bc51-34949f60715e', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Pagi', 'S***i W.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794512398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98e588ff-5265-46c1-9ba7-1f047b5b1296', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Pagi', 'M***i', 5, 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.', '[]', NULL, NULL, NULL, 1794375598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('68d47e87-91ba-48c8-b646-9ce419e524ef', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Senja', 'T***u I.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794199198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fdc8d96f-599f-4088-815c-58db115f6e12', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Malam', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794001198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4cabd2f8-eb22-4932-a40c-1c0f3c05a60b', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Senja', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793536798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('33fef164-5726-4239-a737-27ed23c52925', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Malam', 'S***l S.', 3, 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.', '[]', 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.', NULL, NULL, 1793349598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05ef01d5-d9af-4310-bd3e-6bb510ce066b', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Malam', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792726798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf81644a-b333-4347-b4c7-78127a3673dd', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Malam', 'A***f H.', 4, 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.', '[]', NULL, NULL, NULL, 1792157998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d34e9e8e-60a0-4a92-9cbc-48f2c19c0acd', 'ddbc9439-f268-4b86-934f-228f7da1b00e', 'Senja', 'Y***a T.', 4, 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.', '[]', NULL, NULL, NULL, 1791761998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aa86cdae-6380-4003-90d9-12917ff2a87b', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', 'Rp 250.000', 'A***i B.', 5, 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.', '[]', NULL, NULL, NULL, 1794893998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6e4bb02-2898-4a40-876a-3afa27573d85', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', 'Rp 100.000', 'S***i A.', 4, 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.', '[]', NULL, NULL, NULL, 1794562798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76bdda8c-d6ff-43d0-a258-dc7e2c7bac47', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', 'Rp 500.000', 'N***i', 4, 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.', '[]', NULL, NULL, NULL, 1794472798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2364dae8-3c5e-4f55-b9de-52c635c6ff96', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', 'Rp 500.000', 'M***i', 5, 'Untuk hadiah lomba kantor, tinggal cetak.', '[]', NULL, NULL, NULL, 1794271198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9e1dc029-efbc-4544-ab5f-17f4f3a60299', 'c913fb0e-795b-4488-b50b-c37ca0d283a5', 'Rp 500.000', 'H***a G.', 5, 'Penerimanya bisa memilih sendiri, tidak takut salah selera.', '[]', NULL, NULL, NULL, 1794173998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb7bc9cb-df9c-4e2b-afaa-8ee2cf80ff7b', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'S***i W.', 5, 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.', '[]', NULL, NULL, NULL, 1794976798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3121e5d-4a2a-4597-9e9b-01fb62fafd9b', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'J***o S.', 5, 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.', '[]', NULL, NULL, NULL, 1794386398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ae3fc87-f0b6-45f6-b010-ceb4eff98443', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'D***s A.', 5, 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.', '[]', NULL, NULL, NULL, 1793921998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35fe707b-3433-4ddf-852b-3df8f2c6a91b', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'Y***a T.', 4, 'Enak dibaca di ponsel. Gambar langkahnya jelas.', '[]', NULL, NULL, NULL, 1793680798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e43c686-346a-4f31-959f-97e757e238f0', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'A***f H.', 4, 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.', '[]', NULL, NULL, NULL, 1793241598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4603fed6-b014-482a-8142-0452cbda4a62', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'B***g H.', 3, 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.', '[]', NULL, NULL, NULL, 1792924798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e83a6b76-29c4-4e22-9820-ea7d0694d57d', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'L***i W.', 5, 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.', '[]', NULL, NULL, NULL, 1792427998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('994864d7-2566-476d-9d79-c4e8cf85d57b', '391f528e-ea67-4e75-abf5-7dfe9dea2001', '', 'M***e S.', 5, 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.', '[]', NULL, NULL, NULL, 1792031998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('411da2bd-ae65-4775-a1a0-1aa049cdcd88', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', '', 'F***i H.', 4, 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.', '[]', NULL, NULL, NULL, 1794976798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57728e4e-f6c2-470a-a5e1-919f84c8010c', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', '', 'Y***s M.', 3, 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.', '[]', NULL, NULL, NULL, 1794551998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('430cb2f6-dc17-4303-be5b-52be4dbf608b', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', '', 'J***o S.', 5, 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.', '[]', NULL, NULL, NULL, 1794325198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8399c233-7f95-4304-b467-2782cdc8c0fb', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', '', 'N***i', 5, 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.', '[]', NULL, NULL, NULL, 1793875198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8b65464-6900-465f-b8d8-14a4644cb4ba', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', '', 'T***u I.', 4, 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.', '[]', NULL, NULL, NULL, 1793684398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3766fc15-2030-4dff-9ae3-74b2129330d1', 'cadbb808-1785-4bc1-8c54-01b93b8c05bf', '', 'H***a G.', 5, 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.', '[]', NULL, NULL, NULL, 1793583598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('424e9fa5-2e18-4f51-96a6-160094356d26', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Cokelat, 01', 'S***l S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795052398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2818d16-d2eb-4d00-86cc-a55a87599bc9', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 02', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794515998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00af90fa-a86a-4024-9374-a53e616a4c50', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 02', 'E***o P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794382798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('504e1ae3-7b22-4f66-b922-46f3041bc43d', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Cokelat, 02', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794224398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('89acba77-9966-4299-9a4f-1f7c772cfa63', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Cokelat, 01', 'S***i A.', 3, 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.', '[]', NULL, NULL, NULL, 1793871598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('874521e2-2cc5-4df5-9a03-ad0ec1a693db', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 02', 'J***o S.', 5, 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.', '[]', NULL, NULL, NULL, 1793547598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3d86166-e275-4bdf-85fb-4d96f44a763a', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 01', 'C***t M.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792978798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ca19c366-979a-400c-b833-76ab781168a9', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 01', 'N***i', 4, 'Pas untuk alat saya. Jangan sampai salah nomor.', '[]', NULL, NULL, NULL, 1792607998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cfa75c30-9ff0-47c0-822e-a5193de8b457', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Cokelat, 02', 'R***a S.', 4, 'Bagus. Yang cokelat perlu dibilas lebih lama.', '[]', NULL, NULL, NULL, 1791970798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e40e08de-f66c-423b-9513-bcf589815bc9', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Cokelat, 01', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791481198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ebbc9c4-f837-456d-9228-92743b8332b7', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Cokelat, 02', 'M***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791409198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6005d806-4b70-42e7-af5f-96fa9f2c380b', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Cokelat, 02', 'H***a G.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1790887198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df507f93-e988-48f5-bf15-76b1046885c6', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 02', 'T***u I.', 5, 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.', '[]', NULL, NULL, NULL, 1790836798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be2652ab-4919-462b-9377-e67b9991cd45', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 02', 'L***i W.', 5, 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', NULL, NULL, NULL, 1790563198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea9dde52-fc91-4f0b-ae34-ea731a9c9735', '003445e4-7e2e-4c32-82a2-820d638a4d64', 'Putih, 01', 'Y***a T.', 5, 'Airnya turun cepat, dua cangkir memang tiga menit.', '[]', NULL, NULL, NULL, 1790127598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee42bf00-76db-4901-9054-60c28d9fca72', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Hitam', 'E***o P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795163998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('240137d1-aff3-42d3-8302-2cae26e6a5ae', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Perak', 'T***u I.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794814798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed5e1a4e-5b74-41bf-91f7-b29b830b55a9', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Hitam', 'N***i K.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1794602398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('076b71d6-f9d7-471a-bba7-35eb3509b255', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Hitam', 'D***s A.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794065998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eff9f696-5f58-4fb8-ad8e-84aa91a49bd9', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Perak', 'F***i H.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793461198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ad10620-0d91-40f5-8364-45bd330a36ea', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Hitam', 'P***i M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1793097598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac8db917-896c-4084-b081-fc3fbfd46112', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Hitam', 'M***e S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', NULL, NULL, NULL, 1792564798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b251d4fa-2af8-40f1-804f-d50c9abecd82', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Hitam', 'J***o S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1792003198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('227f2810-8f98-490a-a08e-3c994f0cb744', 'ac51cd95-a6b9-48c2-a929-223b3d1d339b', 'Hitam', 'S***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791707998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec783098-b595-4ac0-8b12-387acc711d66', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Putih', 'B***i S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-listrik-putih.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', NULL, NULL, NULL, 1795005598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f560aca-0fae-4e02-99b7-a047ed4778ca', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Hitam', 'B***g H.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794825598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a092f20b-b558-4a7e-a8fc-2c4bfb90cae4', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Putih', 'C***t M.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794490798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9bc3e14f-ddd6-40e1-ad10-336ad5d74167', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Putih', 'R***a M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1794163198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d3af674f-59dd-4c07-9dce-963b5a72db9e', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Putih', 'M***e S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1793896798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('caf44cd5-c6d2-4263-be82-35c7766824e9', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Putih', 'J***o S.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793547598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('004420b0-ca08-4fcf-b296-8cc3844c44b0', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Hitam', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793043598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('206cd032-2c1a-454b-825a-9da75388fa8f', '45b4212a-2384-4053-b57f-28dd7f722efd', 'Hitam', 'A***s S.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1792863598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('42e15912-6b42-4bac-8fe8-cc63b20b9492', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'H***a G.', 5, 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', NULL, NULL, NULL, 1795091998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c28081d-8c0e-4b78-b85a-031ab7add395', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794519598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('218aa9f8-9797-4bbf-a66e-a3918da4cf64', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793914798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1e829de-a559-42f4-9b45-a06bce2c99c7', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'R***a M.', 5, 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.', '[]', NULL, NULL, NULL, 1793320798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae99e33d-951f-460a-ada3-eb52826fe51f', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'A***d F.', 4, 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.', '[]', NULL, NULL, NULL, 1792834798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9db24dfb-9869-4295-a3ac-7714ab0c5396', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'N***i', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792345198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e030e6ad-ab57-4408-84c4-4d2ac7593c07', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'Y***s M.', 3, 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.', '[]', 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.', NULL, NULL, 1791959998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f38d5b7-fa5f-413b-bccc-9c8a98a0be49', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791751198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6062bf1e-d80e-41d6-a199-290ff66b9fe2', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'Y***a T.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791545998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9388cb0f-8824-48fa-80bf-7933b6db3cb9', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'N*** P.', 4, 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.', '[]', NULL, NULL, NULL, 1791506398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7c595c0-3044-48f5-bd41-d8b93541dcd3', 'b0afc1ab-e9ea-45e7-9139-4bfd721ea285', '', 'A***i B.', 5, 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.', '[]', NULL, NULL, NULL, 1791214798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b703e29b-9218-47df-a57c-17e5bcb2c004', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Gula Aren', 'D***i A.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1795275598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5190aad-af24-4423-9c44-6a3e93167069', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Pandan', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795127998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e60fcb8-75ca-43dc-ba2a-295050623ced', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Gula Aren', 'B***i S.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1794836398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f837528-17b8-440e-8191-0fe70974c89c', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Pandan', 'H***a G.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1794512398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d47ecc0-9124-44fb-b49a-fca519ac1987', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Pandan', 'A***d F.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794425998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e955744c-0084-4fd4-bc4e-b9b950dd8270', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Hitam', 'A***s S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793831998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('408497c4-baf6-4183-ac18-62a61daf3aea', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Gula Aren', 'B***g H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1793677198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('303ad7cd-8500-42c7-a9e7-eaeeda5ff86c', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Pandan', 'M***e S.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-botol-pandan.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', NULL, NULL, NULL, 1793313598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da1f1768-a94d-493b-a91a-291575458f5a', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Hitam', 'M***a G.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793072398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('388daf90-8249-4f14-8401-23be056da27d', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Gula Aren', 'R***a S.', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1792535998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20303f3e-060f-4072-bd05-e892ebf0811e', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Hitam', 'L***i W.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792262398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61749ad1-8496-4ef5-bfc9-f9c1df4e0baa', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Hitam', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791851998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20153d3f-8950-4178-aa64-7964ea51ed66', 'd5468868-5422-4c86-b6b2-bdbac4e9246a', 'Gula Aren', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791571198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b4d7ca88-f08c-416a-85fd-9d40dfd8290d', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'J***o S.', 5, 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', NULL, NULL, NULL, 1795214398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a329de2-d018-41f1-819d-c969976e76e4', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'D***n P.', 5, 'Di kantor tidak ada alat seduh, ini jalan tengahnya.', '[]', NULL, NULL, NULL, 1794850798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a198abe9-f4de-41cf-a92c-9f92a3354073', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'T***u I.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794512398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f05114d-b29f-4bee-9682-0368d84813a6', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'R***y R.', 3, 'Praktis, tapi kalah wangi dibanding kantong saringnya.', '[]', NULL, NULL, NULL, 1794303598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f68769c0-fb09-418d-b086-a94f04ab7da6', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'E***o P.', 4, 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.', '[]', NULL, NULL, NULL, 1794249598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98140a23-d856-49e6-9f7f-3eaae5277590', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'M***i', 4, 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.', '[]', NULL, NULL, NULL, 1794040798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('26ecbd88-b2c5-4ed9-b608-066482a161ba', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'M***a G.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793842798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('78cd0359-8a18-4e59-a1cd-c62c0a8114db', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793371198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('46a50dea-b310-47e4-83b0-19a1b2941b55', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'P***i M.', 5, 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.', '[]', NULL, NULL, NULL, 1793266798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('43c50087-bcf4-4f68-b894-68a6f12b76a4', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'D***s A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792931998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bbbcd966-ce6c-4213-ba9e-3363f7d5501f', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792532398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f57275c0-0f2e-4477-b9f4-5a47b8521dd4', '91376a04-41d3-4ab2-84be-52342fb8c267', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1791941998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10242386-50ef-4718-be35-f71072514c9b', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Biji utuh', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795214398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c70fa65c-bd1c-4a1a-b284-42ed3237278f', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Kasar', 'Y***a T.', 5, 'Ayah saya punya lambung sensitif, yang ini aman katanya.', '[]', NULL, NULL, NULL, 1795142398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d1585da-d37c-4e43-ae25-120b35d00c7c', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Biji utuh', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795019998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e724f628-8997-4d88-a770-269e7399a133', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Kasar', 'B***i S.', 5, 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', NULL, NULL, NULL, 1794893998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3b0cf43-3902-4bd5-8384-7837866f42e0', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Sedang', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794292798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd9cdd42-eb92-4bcb-ae0b-09ccaf560c5f', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Biji utuh', 'A***s S.', 4, 'Lebih mahal, tapi maklum prosesnya panjang.', '[]', NULL, NULL, NULL, 1793756398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5426155a-4283-4e02-a577-1749296387e7', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Kasar', 'S***i W.', 3, 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.', '[]', NULL, NULL, NULL, 1793205598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a41e84a-d6c6-4509-8932-1176679b4ed1', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Sedang', 'N***i', 5, 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.', '[]', NULL, NULL, NULL, 1792805998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9b47376-fddc-42cd-8fdc-7fdf14bbffbe', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Kasar', 'M***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792388398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5df3dc5c-a8a0-478e-b328-9a5e3d22eef8', 'cabc9f56-d453-4573-9b07-b5d4fa9fddaf', 'Halus', 'N***i K.', 4, 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.', '[]', NULL, NULL, NULL, 1791985198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f577a21d-6839-4e68-b205-5072003c5816', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Tanpa Gula', 'W***n S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795336798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('224d26fc-ce3b-407f-b1cf-edb8e70cc22c', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Aren Cair', 'C***t M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794958798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08a3292f-5581-418d-9297-81078b13a339', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Aren Cair', 'S***l S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794897598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c842f37-b375-4999-900a-92baa0e1a271', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Aren Cair', 'M***a G.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', NULL, NULL, NULL, 1794285598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e5785bd6-5427-475b-acd2-b60d789e753a', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Aren Cair', 'N***i', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1793885998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13da2676-c077-440c-a443-f29554877a6d', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Tanpa Gula', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793698798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b2d5f17-462a-4653-b5f9-a856ffd44895', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Kurma', 'A***f H.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793371198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9821edd8-3800-427b-a465-3114a39a4684', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Aren Cair', 'E***o P.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1792877998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39b5c517-6268-48ac-9293-582a5f274946', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Aren Cair', 'A***d F.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792579198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f538023b-b894-4b8d-9396-8d478266c245', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Kurma', 'F***i H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1792161598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c41a7152-dd2f-4691-a027-6e505e1e2003', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Aren Cair', 'A***i B.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1792082398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a01ac05f-8769-4640-b2ad-43a7265d3f22', '883e231c-40ab-41ae-b09a-7d38cade8795', 'Tanpa Gula', 'S***i A.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1791599998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1786943e-4050-4d15-b7c5-758aee4e129a', '68339389-905a-45eb-a50f-861d59f02d42', 'Halus', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1795264798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ffc21c4-67c2-48fa-b679-6bf8400b4564', '68339389-905a-45eb-a50f-861d59f02d42', 'Sedang', 'P***i M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794919198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3400f1b3-af66-45c2-80e9-f387389b08dd', '68339389-905a-45eb-a50f-861d59f02d42', 'Halus', 'A***d F.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794627598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c18f80c-b5fd-4c2e-a341-6ef6960feba0', '68339389-905a-45eb-a50f-861d59f02d42', 'Sedang', 'D***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794465598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32b76dd9-4aca-4255-bcf2-4f48b1e06479', '68339389-905a-45eb-a50f-861d59f02d42', 'Biji utuh', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794105598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac1c5792-826f-4524-baa6-6e15a06dc65f', '68339389-905a-45eb-a50f-861d59f02d42', 'Halus', 'S***l S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793716798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f605ae0-be42-4af3-95d9-0c7b20817e50', '68339389-905a-45eb-a50f-861d59f02d42', 'Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793597998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('679616c1-356d-4851-b749-856ceb594463', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Merah, 3 cangkir', 'B***g H.', 4, 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.', '[]', NULL, NULL, NULL, 1794965998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e33f177-9a40-4126-8c85-6b1ab8c834f9', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Merah, 3 cangkir', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794879598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f90468a-d52e-4393-94f8-63d224cc7e83', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Merah, 3 cangkir', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794501598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a71a4ce3-06a0-4aa4-b333-be9d2e500dda', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Perak, 3 cangkir', 'M***e S.', 5, 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.', '[]', NULL, NULL, NULL, 1794235198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91faec80-1f42-4bcd-a42d-6ef5ca41b158', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Merah, 3 cangkir', 'N***i', 3, 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.', '[]', NULL, NULL, NULL, 1793853598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bdc66f5f-12f3-4e05-994d-66474021c17b', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Merah, 3 cangkir', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793403598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8e93171-7c84-44a5-888d-48a035efd0b5', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Perak, 6 cangkir', 'R***a M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793108398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d3bd993c-e3b7-468e-80b0-19602ac81f89', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Merah, 3 cangkir', 'M***a G.', 4, 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.', '[]', NULL, NULL, NULL, 1792597198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b1f7e301-0551-4d83-b6a4-838873b2992f', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Perak, 3 cangkir', 'S***i W.', 5, 'Karetnya rapat, tidak ada uap keluar dari samping.', '[]', NULL, NULL, NULL, 1792366798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59d103c6-749c-4317-8ad1-65c36f3553dc', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Perak, 6 cangkir', 'D***n P.', 5, 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.', '[]', NULL, NULL, NULL, 1792237198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7782395f-0e73-43e5-824a-8086e3240c5b', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Perak, 3 cangkir', 'T***u I.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791902398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a4d2a2c-d605-4e89-8b6e-7038c0e61292', '95bd28f7-d69f-4a7f-890c-6f54b1f36e09', 'Merah, 3 cangkir', 'Y***s M.', 5, 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', '["/assets/contoh-1/kopi/moka-merah.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', NULL, NULL, NULL, 1791704398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('332d8b69-1043-48be-9911-18ebaf641018', '1d079445-b767-499b-af9d-52d789d712c5', '', 'R***a M.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795300798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ff472ce-ea1f-45d4-8a81-c7094e74812e', '1d079445-b767-499b-af9d-52d789d712c5', '', 'T***u I.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794767998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a483875e-bfd3-4920-97e3-cba4bf7e7a61', '1d079445-b767-499b-af9d-52d789d712c5', '', 'C***t M.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1794303598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81c2d105-292d-47e2-8b1d-563b20ed5765', '1d079445-b767-499b-af9d-52d789d712c5', '', 'W***n S.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1793871598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5c01624-1252-4bd1-b632-d13253e61c4d', '1d079445-b767-499b-af9d-52d789d712c5', '', 'D***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793713198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba4d3f1f-7486-43ea-a16a-bfc375fda453', '1d079445-b767-499b-af9d-52d789d712c5', '', 'A***i B.', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793428798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('99d4950f-2a13-42e9-9280-e2dd5b1123f4', '1d079445-b767-499b-af9d-52d789d712c5', '', 'S***i W.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', NULL, NULL, NULL, 1793299198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c62e611-d5f1-4ff1-b100-3c9bace34593', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Hitam', 'T***u I.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795340398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7049d9d-e8ff-4479-bcc4-b7a689dc5a16', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Hitam', 'W***n S.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794983998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c91ab3db-3681-4cab-a0ba-2c1ede597d6b', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Perak', 'M***e S.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-baja-perak.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794893998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19e98b9d-5069-451e-98b1-4ff9fc6cfae4', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Perak', 'D***i A.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1794296398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('311d8b14-1d21-443c-a81b-7c2f7a39220d', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Perak', 'S***l S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794001198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04d46e65-7080-4096-b322-cf02d6f1f102', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Hitam', 'R***y R.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793734798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('abd76712-26e9-4492-903b-f574c6f389e3', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Hitam', 'N***i', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793493598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a265c2a9-4af3-4717-b446-cb59e966f8f0', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Perak', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793403598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7d28406c-3925-45b7-b64c-63d4a8d8aef7', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Perak', 'S***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793158798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('170ee452-1996-4f2c-9b23-226d7ab3f27c', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Hitam', 'M***a G.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1793083198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61fb75d2-4139-4da8-ae2f-db4a1e5f11be', '2859cefd-c3b4-4c30-abbe-2cc3987e094c', 'Perak', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792647598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7591d15a-4d80-489c-a6bb-e19ba4f5d995', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794861598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e68e098-d168-4b86-ba32-2398a665e802', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794800398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c34278d-9c31-421e-924f-7deeeb572853', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794209998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f44cb850-2ab3-4a2f-bb0e-f65a932c5835', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794101998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a983671-e80c-43cb-a0ea-26d081d811ae', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793810398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('594b7fdc-7b11-4122-b663-91010facf479', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793511598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1204edc9-151e-4efe-b81d-e0c7a70809ac', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792895998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c993545-1673-4f5f-99fb-059570d58b2a', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792312798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d92bb5df-8e75-4a00-8515-eb5ed8b42e8d', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791671998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a74db67-9d45-4424-a673-063d32306d68', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791275998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5640fa67-c3c8-4e3b-92dd-4eacf02141ea', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791088798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a21f58ea-1ba6-4bee-99ca-7e76d6aef33b', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791045598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6dc467bd-ed82-447a-b067-2250b3fc63d7', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790437198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b948145-93cd-4965-888d-dc3643aa5060', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790098798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5121056c-512e-4467-8b22-bdf66fe3f5a5', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789907998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('722e6e09-563d-4a7b-bfc2-012635546e65', '7ab6ab99-37a3-48ed-b5ac-deb8474920bf', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789313998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b769e0bf-70fb-4efe-8369-8729f0936658', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Sedang', 'M***a G.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795217998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c7df751-a722-406d-9bc9-bcdc6ab95c14', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Sedang', 'J***o S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1794926398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eae8140a-46f9-422d-a9b0-979873e0278e', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Biji utuh', 'A***i B.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1794487198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72479360-ad77-4372-a8ef-5a3987b42202', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Kasar', 'R***y R.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1794321598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('077ce261-7502-4c7a-a137-8149bcf5e159', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Sedang', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793684398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a34bd27-62f7-408c-bd51-03d9b624ce70', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Sedang', 'E***o P.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1793320798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('68b5252e-e29c-44ba-bdaa-e7e41559c3a8', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Halus', 'C***t M.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', NULL, NULL, NULL, 1793083198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be1888bb-be50-4117-84e0-0fb8bae5953d', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Sedang', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792856398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e85b1822-d737-4cff-b13a-7cd48ff808b6', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Kasar', 'D***i A.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1792669198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('87274427-631e-47bc-a789-d80c35661f17', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Sedang', 'N*** P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1792121998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('18af0c0b-9aed-4ac9-80b5-cb6539122687', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Biji utuh', 'A***d F.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1791913198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3083ccb-83b4-4b17-afcc-2ed25ebd4b34', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Halus', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791819598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b6195687-d1b6-4952-971b-59d19ee38be6', '1092ab69-dd0f-4aaa-83bb-22f87eaf406b', 'Sedang', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791340798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('95f87c30-8cb0-4d72-a96b-abd56e13d83c', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '400 ml', 'R***a M.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1795246798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('860b2c49-3d1c-473a-85a4-a090a6dd7264', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '600 ml', 'L***i W.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1795181998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('198613ca-b735-4874-b4e3-f4fea488a1b0', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '400 ml', 'N*** P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794865198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22e224e1-598b-409d-82fe-f04ce09766af', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '400 ml', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794325198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b738c075-bf26-46e5-ab1c-f3f7197fbee3', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '600 ml', 'F***i H.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794148798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('11f6034a-5e83-4d8b-98b3-354eda3c2218', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '600 ml', 'M***a G.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793601598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f586524-fb30-4f5d-983a-e714755b08ac', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '600 ml', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1793129998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ad90f8f-c1a0-4ae5-b144-68e36355bb96', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '400 ml', 'S***i A.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792841998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('953b2f3d-2c19-4fbf-80c0-af7309ac4206', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '600 ml', 'C***t M.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1792521598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e359aaa-c919-4ebb-9066-61e77a473132', 'af4c8df8-7546-45ee-bac5-60b8cf741f3c', '400 ml', 'W***n S.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1791920398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13bd71be-78e0-4cff-9e5b-5f3971793050', '251d382a-42be-49a0-a23c-0abeb3550080', '', 'M***a G.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794926398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f3321df-a67e-45aa-aaf9-c88d675b94fb', '251d382a-42be-49a0-a23c-0abeb3550080', '', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794645598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7f7e82f-ae90-488c-93d4-82afd5438c5a', '251d382a-42be-49a0-a23c-0abeb3550080', '', 'A***f H.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1794605998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1db433db-18c3-433a-ad35-b9e4f959344f', '251d382a-42be-49a0-a23c-0abeb3550080', '', 'M***e S.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1794487198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('86cad042-56df-4b77-8dcd-075d8841600b', '251d382a-42be-49a0-a23c-0abeb3550080', '', 'R***a S.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794307198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a190695f-d09b-47ef-93ba-7d2bbc74459a', '251d382a-42be-49a0-a23c-0abeb3550080', '', 'T***u I.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794073198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fdc1d539-4d7d-4510-9c40-21c41e100690', '251d382a-42be-49a0-a23c-0abeb3550080', '', 'B***g H.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1793813998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('80432ff9-500a-4271-879d-861b81fd329d', '6b061546-2d45-496b-ac80-07081b5a6363', 'Karamel Garam', 'E***o P.', 4, 'Wangi. Botol kacanya berat, tuang pelan-pelan.', '[]', NULL, NULL, NULL, 1795351198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b741842-5cf2-4fed-b018-efd5a735bf7d', '6b061546-2d45-496b-ac80-07081b5a6363', 'Karamel Garam', 'N***i', 3, 'Enak, tapi lebih encer dari sirup yang biasa saya beli.', '[]', NULL, NULL, NULL, 1794832798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d263ae1-69a6-4f6b-8890-f99bcd6eddfa', '6b061546-2d45-496b-ac80-07081b5a6363', 'Vanila', 'A***s S.', 4, 'Mengendap sedikit di dasar, tinggal dikocok.', '[]', NULL, NULL, NULL, 1794523198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5aada78-1ea5-4fde-a087-9c680c73f358', '6b061546-2d45-496b-ac80-07081b5a6363', 'Vanila', 'R***a S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793990398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df2665e2-f400-4ca5-82b2-6927d0d64637', '6b061546-2d45-496b-ac80-07081b5a6363', 'Karamel Garam', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793954398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8c7489d3-6aab-4fcb-ba59-f0c917811026', '6b061546-2d45-496b-ac80-07081b5a6363', 'Karamel Garam', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793867998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3bf27b86-a1e7-4ba3-bcdc-0088984532dd', '6b061546-2d45-496b-ac80-07081b5a6363', 'Vanila', 'R***a M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793227198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4d6e3a0-05cc-4daa-8558-fb85cfb8f3dd', '6b061546-2d45-496b-ac80-07081b5a6363', 'Rempah', 'A***i B.', 5, 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.', '[]', NULL, NULL, NULL, 1793169598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97d38332-6d43-4d8c-9c0a-8ef4eaad3218', '6b061546-2d45-496b-ac80-07081b5a6363', 'Vanila', 'A***f H.', 5, 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.', '[]', NULL, NULL, NULL, 1792532398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2bc8f31-c5d9-43f4-b66e-14785a5e4f83', '6b061546-2d45-496b-ac80-07081b5a6363', 'Karamel Garam', 'Y***s M.', 5, 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', NULL, NULL, NULL, 1792370398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c5c371b-f2df-466e-9d15-f8a805f751e9', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'C***t M.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1795077598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5dfda08-72c0-4eaa-bb26-2de94b64c4c2', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'L***i W.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794548398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20af5871-ce6c-4ca9-982e-3bfe583c4960', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'A***f H.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1794029998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f19d2616-0986-4d3d-b5f6-a694fc2e32c9', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'E***o P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793846398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('12a8782f-fda4-4b6e-8ac6-53ab1172c8ed', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'B***i S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793245198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6dc0e34-b96b-4f55-96ca-ae3aa937fb42', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'Y***s M.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1792877998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('016f72a9-f181-4247-9f81-6749db9efe7a', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'D***s A.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792633198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7085221e-b847-4102-95f8-d7a19104a8d3', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'R***a M.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1792539598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a4f9563-2460-4d16-83f9-ed7f86c0470f', '86f6061f-b724-4ccc-afa4-9d47e9450a19', '', 'M***i', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', NULL, NULL, NULL, 1792067998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c847f58-0606-4773-aa89-6cb4ef8d8931', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'R***y R.', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', NULL, NULL, NULL, 1795243198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8216dd8e-c579-443b-8ed0-e03ca8353efc', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'S***i W.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1795210798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('539c20ad-fe1b-4436-acdc-28970c3e0c0d', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794595198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4966d60b-ba9a-4ec5-bfdc-789a0ef283e7', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'N*** P.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1794443998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d0d44f3-bfa8-4635-9a1d-d43b10755665', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'T***u I.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794382798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('68dbf838-5275-44f6-b0e4-df09cde22c88', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794299998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a4a88b9-6c25-4045-b2f9-91bbada940ff', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793659198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c71bf8b8-1a34-41ed-89aa-1513fee88aee', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'R***a S.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1793273998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e2138fb1-c36d-4c4d-b4b1-fddfe5b5a4bc', '15ca9383-2237-4b26-bd96-df0c276267e2', '', 'A***s S.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1793126398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d92fdf09-a9b7-4463-8ccb-2958407e7154', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Putih', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795336798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('038f45ed-0422-4566-82ad-958d85b64899', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Putih', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794875998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb57959e-0c7e-422b-b86e-4015a6b93616', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Putih', 'N***i', 5, 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', '["/assets/contoh-1/kopi/timbangan-putih.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', NULL, NULL, NULL, 1794836398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ccd13b2f-f3f2-47fe-a143-767d9b52ba68', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Hitam', 'R***a S.', 3, 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.', '[]', 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.', NULL, NULL, 1794692398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19e90f8d-cd39-4189-8ec3-324181ab23cf', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Hitam', 'D***n P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794073198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('035f04dd-3aca-4ebe-838a-a920012efcb5', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Hitam', 'P***i M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793803198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('516270bd-8ba7-462f-a5e4-2bbbd4de7c09', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Putih', 'H***a G.', 4, 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.', '[]', NULL, NULL, NULL, 1793583598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b7862be-a6c2-46ac-855b-b4dfb05ec116', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Hitam', 'Y***a T.', 4, 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.', '[]', NULL, NULL, NULL, 1793248798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be07d739-9c5d-4257-bd95-537b9e27660e', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Hitam', 'A***d F.', 5, 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.', '[]', NULL, NULL, NULL, 1793209198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7a4d688-d60c-46f4-b001-6a8288b59db4', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Hitam', 'S***l S.', 5, 'Sudah dua bulan baru sekali diisi dayanya.', '[]', NULL, NULL, NULL, 1793014798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('872165bd-1caa-4ca8-b6a6-5ec424df651e', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Hitam', 'M***e S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792424398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2945c6b2-a34c-4ae8-9067-ea50b924ccfd', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', 'Putih', 'B***g H.', 5, 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.', '[]', NULL, NULL, NULL, 1792093198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66b09d28-4435-481f-a1a8-5887ac78c203', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hijau, 500 ml, Ulir', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795210798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76cebbff-b0f1-4632-8669-92c87f792e5f', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hijau, 350 ml, Ulir', 'D***s A.', 5, 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', NULL, NULL, NULL, 1794987598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bfd93d47-a0bb-463b-bf24-3cd7d4c32e2c', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Krem, 350 ml, Geser', 'F***i H.', 4, 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.', '[]', NULL, NULL, NULL, 1794458398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aaa37877-4177-497c-a086-e10265d0f68a', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hijau, 350 ml, Geser', 'Y***a T.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794206398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1109cec0-d652-4462-88a0-e207169be11e', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hitam, 500 ml, Geser', 'B***g H.', 5, 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.', '[]', NULL, NULL, NULL, 1793565598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be4628c3-1401-4207-bf2c-03620c629348', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hijau, 350 ml, Geser', 'M***e S.', 3, 'Panasnya lima jam di saya, bukan enam. Masih cukup.', '[]', NULL, NULL, NULL, 1793489998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb706ac5-18a7-437b-9965-c8c18c0b2799', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hitam, 500 ml, Ulir', 'A***f H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793324398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e922d1ca-797c-4d7a-9892-09e7d842f2c9', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hijau, 500 ml, Ulir', 'P***i M.', 4, 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.', '[]', NULL, NULL, NULL, 1793083198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c08e8550-1e94-4408-8a89-2e80e269e278', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hitam, 500 ml, Ulir', 'M***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793018398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f7d73dee-0eb8-49da-8241-231aed5cb964', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hitam, 500 ml, Geser', 'N***i K.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792827598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aa8129e3-6234-4728-97ce-054a3148577f', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Krem, 350 ml, Geser', 'R***y R.', 5, 'Jatuh dari motor cuma lecet, isinya tidak tumpah.', '[]', NULL, NULL, NULL, 1792708798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e7dafda9-463a-4ad2-b044-cef66b1d9766', '087f0e03-88b0-4075-a71e-822de6e97caa', 'Hijau, 350 ml, Geser', 'A***s S.', 5, 'Kado untuk satu tim, dua belas buah, semuanya rapi.', '[]', NULL, NULL, NULL, 1792334398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aad8d4d9-40ec-4e67-8e98-89f0b4fe9bb6', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '180 ml', 'E***o P.', 4, 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.', '[]', NULL, NULL, NULL, 1794836398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3a1598f-9676-49e2-b953-82f2b4b99cf1', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'Y***s M.', 4, 'Bagian atasnya panas, pegang dengan lap.', '[]', NULL, NULL, NULL, 1794566398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88298c77-4857-42bc-884c-6ed5a5f928d7', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '180 ml', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794292798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c2372f0-121c-4f4c-9fae-d7c5c0755b82', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'R***a S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794040798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('80555667-baba-4426-bba4-784fe2cefa43', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'M***e S.', 5, 'Alat pertama saya, sekarang teman sekosan ikut beli.', '[]', NULL, NULL, NULL, 1793399998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5d09bb7-1cb0-42ae-a91c-7d38dec8b507', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'D***i A.', 3, 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.', '[]', NULL, NULL, NULL, 1792849198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd8f7831-1e8b-425b-88c0-0353e5a20420', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '180 ml', 'H***a G.', 5, 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', NULL, NULL, NULL, 1792762798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da4384d5-018a-4242-af0d-312e5c82ad56', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'B***i S.', 5, 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.', '[]', NULL, NULL, NULL, 1792438798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5779f4be-107b-4bcb-b54f-1cd7c627f741', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791923998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38dfff9d-fbb9-4cf4-b4ac-45ebf0f24eaa', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'P***i M.', 5, 'Tidak perlu kertas saring, dicuci sebentar selesai.', '[]', NULL, NULL, NULL, 1791524398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a02caf9-ac66-43a5-b7e6-1a2dd2d72215', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '180 ml', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1791232798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2017c937-a45f-47f1-8ebc-65f666937c5f', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '120 ml', 'T***u I.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790969998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dcccec61-9744-4712-9814-18b2114c5af1', 'fe82eb4f-54a9-4c7f-ab87-33170dcea725', '180 ml', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790444398570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7478ea1-36e3-405f-a87f-cf7a88b3aea8', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'A***s S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795243198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5bc87580-eaf1-4728-86c6-1c2820f9d262', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'R***a M.', 5, 'Teman begadang waktu hujan, ditambah sesendok madu.', '[]', NULL, NULL, NULL, 1794735598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32cabcce-aa6d-4dbc-bd97-0091a53f20ff', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'A***i B.', 5, 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', NULL, NULL, NULL, 1794703198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a1fd293-d0b3-4d2f-abd5-60dd1ade9f2f', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794541198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6fa052e-6c3b-488c-8366-357685f8ddea', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'Y***s M.', 4, 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.', '[]', NULL, NULL, NULL, 1794321598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed7495fc-b8cc-428c-b412-95deb62f1d02', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793687998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb2f89f0-d31d-4dd9-a529-e11940eb87bf', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'R***a S.', 5, 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.', '[]', NULL, NULL, NULL, 1793050798570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a042397e-99f4-4c6f-b12d-7bfafe2958d2', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'D***s A.', 5, 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.', '[]', NULL, NULL, NULL, 1792953598570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00a7ca58-81df-4dab-99f8-a273dae93dc2', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'H***a G.', 4, 'Hangat. Saya celup dua kantong supaya lebih nendang.', '[]', NULL, NULL, NULL, 1792625998570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ce07d50-c0cc-4146-83e5-278e62ce036c', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'B***i S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792201198570);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e3ddec7-119c-495a-b7c3-bfaea5842fcc', '421db64e-76ec-4e63-b51c-493d901ee0d7', '', 'L***i W.', 3, 'Enak, tetapi benang kantongnya gampang lepas.', '[]', NULL, NULL, NULL, 1791884398570);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795383598873, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('a0b686b9-d18e-47db-8602-23d54cd02ecf', 'INV-20261123-BNHTP-1', 'INV-20261123-BNHTP-1', 96000, 'bank_transfer', 'bri', '000022394964129865', NULL, 'pending', '[]', 1795382878570, 1795469278570, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-e2cc6449-8562-42a4-b2a6-12866926492d', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('6d7daca7-c55f-4381-b5d5-c3d1eb601c00', 'shipping', '56d445e7-e3f3-46fe-a52f-3b7708f2acf3', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', '32eabb74-2029-4ed6-b431-8d33b74af1e9', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:32eabb74-2029-4ed6-b431-8d33b74af1e9', '56d445e7-e3f3-46fe-a52f-3b7708f2acf3', 1795297198570);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:32eabb74-2029-4ed6-b431-8d33b74af1e9', 'a5200500-34da-4873-8cfd-be705003d0b5', 1795297198570);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('cf3c182c-be6b-4ab2-a4eb-7a6ca67f4fff', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760823597900, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('78d4688c-5d9a-4535-866e-8cbbe42036fc', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760823597900, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('486fb032-f2f0-4d34-9a77-7d8391e7f013', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760823597900, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('b99c0a05-b228-4229-a9b4-15cce9180eeb', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760823597900, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["37cc788d-2ee8-4e32-802b-5a84f0723932"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('94775500-6b2b-4a09-9604-c57eaccd8233', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760823597900, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('56d445e7-e3f3-46fe-a52f-3b7708f2acf3', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760823597900, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('c30658c4-2d49-497a-a0fd-ddb8297bc61f', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760823597900, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('a5200500-34da-4873-8cfd-be705003d0b5', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760823597900, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('a95a1846-3ccf-4cb6-8b1f-6f110f505f35', 'c:32eabb74-2029-4ed6-b431-8d33b74af1e9', '1d079445-b767-499b-af9d-52d789d712c5', NULL, 1149000, 1, 1795210798570);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('4203310d-b023-4d0c-a879-8a8021233c32', 'c:32eabb74-2029-4ed6-b431-8d33b74af1e9', '00a54d41-5f0b-4322-bd77-d36ad3f753b7', NULL, 231250, 1, 1794865198570);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('4ca2c881-782d-4483-9c23-4879236da8a7', 'c:32eabb74-2029-4ed6-b431-8d33b74af1e9', '0d51d0ee-6c26-4b7d-8afc-22a7b6c0114a', NULL, 129000, 1, 1794605998570);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('d466e442-0053-4bac-b134-feaab8ea238d', 'c:32eabb74-2029-4ed6-b431-8d33b74af1e9', '45b4212a-2384-4053-b57f-28dd7f722efd', NULL, 689000, 0, 1794087598570);
--> statement-breakpoint
CREATE VIEW listing_source AS
SELECT p.id AS product_id, p.category_slug, p.position, p.sold, p.created_at,
  (SELECT json_group_array(json(pair)) FROM (
    SELECT value AS pair FROM json_each(p.attributes)
    UNION ALL
    SELECT json_array(json_extract(o.value, '$.name'), json_extract(v.value, '$.value')) FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v
  )) AS facets
FROM product AS p WHERE p.published = 1;
--> statement-breakpoint
CREATE VIEW product_text AS
SELECT l.id, p.id AS product_id, p.category_slug, p.name, coalesce(c.name, '') AS category,
  coalesce((SELECT group_concat(json_extract(value, '$[0]') || ' ' || json_extract(value, '$[1]'), ' ') FROM json_each(p.attributes)), '') AS attributes,
  coalesce((SELECT group_concat(json_extract(v.value, '$.value'), ' ') FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v), '') AS options,
  p.description
FROM listing AS l JOIN product AS p ON p.id = l.product_id LEFT JOIN category AS c ON c.slug = p.category_slug;
--> statement-breakpoint
CREATE VIEW listing_offer AS
SELECT l.product_id,
  (SELECT v.id FROM variant AS v WHERE v.product_id = l.product_id ORDER BY v.stock > 0 DESC, v.price, v.position LIMIT 1) AS variant_id
FROM listing AS l;
--> statement-breakpoint
CREATE VIEW category_branch_source AS
WITH RECURSIVE above (branch, slug) AS (
  SELECT slug, slug FROM category UNION SELECT p.slug, a.slug FROM above AS a JOIN category AS c ON c.slug = a.branch JOIN category AS p ON p.slug = c.parent_slug
) SELECT branch, slug FROM above UNION ALL SELECT '', slug FROM category;
--> statement-breakpoint
CREATE INDEX `customer_address_by_use` ON `customer_address` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_code_unique` ON `affiliate` (`code`);
--> statement-breakpoint
CREATE INDEX `commission_by_affiliate` ON `commission` (`affiliate_id`,`at`);
--> statement-breakpoint
CREATE INDEX `import_run_by_age` ON `import_run` (`at`);
--> statement-breakpoint
CREATE INDEX `cart_line_by_variant` ON `cart_line` (`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `branch_facet_by_value` ON `branch_facet` (`branch`,`value`,`products`);
--> statement-breakpoint
CREATE INDEX `branch_facet_by_name` ON `branch_facet` (`branch`,`name`,`products`);
--> statement-breakpoint
CREATE INDEX `category_branch_by_slug` ON `category_branch` (`slug`);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_productId_unique` ON `listing` (`product_id`);
--> statement-breakpoint
CREATE INDEX `listing_by_category` ON `listing` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `listing_by_position` ON `listing` (`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_slug_unique` ON `product` (`slug`);
--> statement-breakpoint
CREATE INDEX `product_by_category` ON `product` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `product_by_position` ON `product` (`position`,`id`);
--> statement-breakpoint
CREATE INDEX `tier_price_by_variant` ON `tier_price` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `variant_by_product` ON `variant` (`product_id`,`position`);
--> statement-breakpoint
CREATE INDEX `article_by_date` ON `article` (`published_at`);
--> statement-breakpoint
CREATE INDEX `article_by_category` ON `article` (`category_slug`,`published_at`);
--> statement-breakpoint
CREATE INDEX `file_by_owner` ON `file` (`owner`);
--> statement-breakpoint
CREATE INDEX `file_by_age` ON `file` (`at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_item_by_variant` ON `flash_sale_item` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_end` ON `flash_sale` (`ends_at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_start` ON `flash_sale` (`starts_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_account` ON `one_time_code` (`account`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_address` ON `one_time_code` (`address`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_age` ON `one_time_code` (`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_customer` ON `one_time_code` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `account_change_by_customer` ON `account_change` (`customer_id`,`at`);
--> statement-breakpoint
CREATE INDEX `account_change_by_age` ON `account_change` (`at`);
--> statement-breakpoint
CREATE INDEX `consent_by_customer` ON `consent` (`customer_id`,`purpose`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_code_unique` ON `customer` (`code`);
--> statement-breakpoint
CREATE INDEX `customer_by_phone` ON `customer` (`phone`);
--> statement-breakpoint
CREATE INDEX `customer_by_email` ON `customer` (`email`);
--> statement-breakpoint
CREATE INDEX `customer_by_photo` ON `customer` (`photo_file_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_phone` ON `customer` (`phone`) WHERE "customer"."phone_verified_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_email` ON `customer` (`email`) WHERE "customer"."email_verified_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `google_account_customerId_unique` ON `google_account` (`customer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credentialId_unique` ON `passkey` (`credential_id`);
--> statement-breakpoint
CREATE INDEX `passkey_by_customer` ON `passkey` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_age` ON `pending_registration` (`at`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_phone` ON `pending_registration` (`phone`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_email` ON `pending_registration` (`email`);
--> statement-breakpoint
CREATE INDEX `google_pending_login_by_age` ON `google_pending_login` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `google_pending_login_by_account` ON `google_pending_login` (`sub`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_asker` ON `passkey_challenge` (`bound_to`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_network` ON `passkey_challenge` (`network`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_end` ON `passkey_challenge` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_customer` ON `passkey_challenge` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `known_device_by_use` ON `known_device` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE INDEX `session_by_customer` ON `session` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_lot_by_expiry` ON `coin_lot` (`customer_id`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_use_by_order` ON `coin_use` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_account` ON `ledger_entry` (`account`,`id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_transfer` ON `ledger_entry` (`transfer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfer_once` ON `ledger_transfer` (`kind`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_event_unique` ON `message` (`event`);
--> statement-breakpoint
CREATE INDEX `message_by_age` ON `message` (`created_at`);
--> statement-breakpoint
CREATE INDEX `message_by_target` ON `message` (`target`);
--> statement-breakpoint
CREATE INDEX `message_by_order` ON `message` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_return_event_by_return` ON `order_return_event` (`return_id`,`id`);
--> statement-breakpoint
CREATE INDEX `order_return_photo_by_return` ON `order_return_photo` (`return_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_return_number_unique` ON `order_return` (`number`);
--> statement-breakpoint
CREATE INDEX `order_return_by_order` ON `order_return` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_return_by_status` ON `order_return` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_return_by_customer` ON `order_return` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_return_by_age` ON `order_return` (`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_orderId_unique` ON `bill` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);
--> statement-breakpoint
CREATE INDEX `charge_by_account` ON `charge` (`account`,`created_at`) WHERE "charge"."account" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `order_event_by_order` ON `order_event` (`order_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_once` ON `order_line` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `order_line_by_flash_sale` ON `order_line` (`flash_sale_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);
--> statement-breakpoint
CREATE INDEX `order_by_customer` ON `orders` (`customer_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_visitor` ON `orders` (`visitor_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_age` ON `orders` (`placed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `order_by_status` ON `orders` (`status`,`pay_by`);
--> statement-breakpoint
CREATE INDEX `order_by_status_and_age` ON `orders` (`status`,`placed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `order_open_by_street` ON `orders` ("address" ->> '$.street') WHERE "orders"."status" IN ('PENDING', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING');
--> statement-breakpoint
CREATE INDEX `order_by_phone` ON `orders` ("address" ->> '$.phone');
--> statement-breakpoint
CREATE INDEX `stock_hold_by_variant` ON `stock_hold` (`variant_id`) WHERE "stock_hold"."state" = 'HELD';
--> statement-breakpoint
CREATE INDEX `digital_download_by_file` ON `digital_download` (`file_id`);
--> statement-breakpoint
CREATE INDEX `digital_file_by_product` ON `digital_file` (`product_id`);
--> statement-breakpoint
CREATE INDEX `licence_by_order` ON `licence` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `licence_once` ON `licence` (`variant_id`,`code`);
--> statement-breakpoint
CREATE INDEX `courier_quote_by_age` ON `courier_quote` (`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_attempt` ON `shipment` (`order_id`,`attempt`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_booking` ON `shipment` (`vendor`,`booking_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_once` ON `tracking` (`order_id`,`at`,`label`,`place`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_fileId_unique` ON `transfer_receipt` (`file_id`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_state` ON `transfer_receipt` (`state`,`sent_at`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_order` ON `transfer_receipt` (`order_id`,`sent_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_waiting` ON `transfer_receipt` (`order_id`) WHERE "transfer_receipt"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX `refund_by_order` ON `refund` (`order_id`);
--> statement-breakpoint
CREATE INDEX `refund_by_state` ON `refund` (`state`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refund_by_reference` ON `refund` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_once` ON `refund` (`reason`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_inbox_once` ON `payment_inbox` (`vendor`,`transaction_id`,`transaction_status`);
--> statement-breakpoint
CREATE INDEX `admin_log_by_time` ON `admin_log` (`at`);
--> statement-breakpoint
CREATE INDEX `once_answer_by_age` ON `once_answer` (`at`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_subject` ON `rate_limit_hit` (`rule`,`subject`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_network` ON `rate_limit_hit` (`rule`,`network`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_end` ON `rate_limit_hit` (`until`);
--> statement-breakpoint
CREATE INDEX `scheduled_job_by_due` ON `scheduled_job` (`failed`,`due_at`);
--> statement-breakpoint
CREATE INDEX `review_photo_by_review` ON `review_photo` (`review_id`);
--> statement-breakpoint
CREATE INDEX `review_by_product` ON `review` (`product_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_once_a_line` ON `review` (`order_id`,`order_position`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_visitor` ON `affiliate_click` (`code`,`visitor`,`at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_network` ON `affiliate_click` (`code`,`network`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_reference_unique` ON `simulated_payment` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_idempotencyKey_unique` ON `simulated_payment` (`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_vaNumber_unique` ON `simulated_payment` (`va_number`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_voucher` ON `order_voucher` (`voucher_id`,`state`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_customer` ON `order_voucher` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_phone` ON `order_voucher` (`phone`);
--> statement-breakpoint
CREATE INDEX `voucher_choice_by_age` ON `voucher_choice` (`chosen_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code_unique` ON `voucher` (`code`);
--> statement-breakpoint
CREATE INDEX `voucher_by_start` ON `voucher` (`listed`,`starts_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_once` ON `bank_account` (`customer_id`,`bank_code`,`number`) WHERE "bank_account"."removed_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `bank_account_by_number` ON `bank_account` (`number`);
--> statement-breakpoint
CREATE INDEX `bank_account_by_customer` ON `bank_account` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_customer` ON `withdrawal` (`customer_id`,`source`,`at`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_status` ON `withdrawal` (`status`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_age` ON `withdrawal` (`at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_link_token_unique` ON `wish_link` (`token`);
--> statement-breakpoint
CREATE INDEX `wish_newest` ON `wish` (`owner`,`saved_at`);
--> statement-breakpoint
CREATE INDEX `wish_by_product` ON `wish` (`product_id`);
--> statement-breakpoint
CREATE INDEX `wish_by_variant` ON `wish` (`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_once` ON `wish` (`owner`,`product_id`);
--> statement-breakpoint
CREATE INDEX listing_place_by_position ON listing_place (branch, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_sold ON listing_place (branch, sold DESC, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_age ON listing_place (branch, created_at DESC, position, listing_id, price, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_price ON listing_place (branch, price, position, listing_id, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_by_high_price ON listing_place (branch, price DESC, position, listing_id, discounted, available);
--> statement-breakpoint
CREATE INDEX listing_place_for_sale ON listing_place (branch, sold DESC, position, listing_id) WHERE available = 1;
--> statement-breakpoint
INSERT INTO product_search (rowid, name, category, attributes, options, description) SELECT id, name, category, attributes, options, description FROM product_text;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_insert AFTER INSERT ON product WHEN NEW.published = 1 BEGIN
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_facts AFTER UPDATE OF position, sold, created_at ON product BEGIN
  UPDATE listing SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_text AFTER UPDATE OF name, category_slug, description, attributes, options, published ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = NEW.id);
  DELETE FROM listing WHERE product_id = NEW.id;
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.id
  ) WHERE product_id = NEW.id AND EXISTS (SELECT 1 FROM variant WHERE product_id = NEW.id);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_delete AFTER DELETE ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = OLD.id);
  DELETE FROM listing WHERE product_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_insert AFTER INSERT ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_update AFTER UPDATE OF price, full_price, stock, position ON variant
WHEN NEW.price <> OLD.price OR NEW.full_price IS NOT OLD.full_price OR NEW.position <> OLD.position OR (NEW.stock > 0) <> (OLD.stock > 0) BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_delete AFTER DELETE ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT max(v.price), coalesce(max(v.full_price > v.price), 0), coalesce(max(v.stock > 0), 0) FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = OLD.product_id
  ) WHERE product_id = OLD.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_category_rename AFTER UPDATE OF name ON category BEGIN
  DELETE FROM product_search WHERE rowid IN (SELECT id FROM listing WHERE category_slug = NEW.slug);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE category_slug = NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_counts` AFTER INSERT ON `ledger_entry` BEGIN
	UPDATE `ledger_account` SET `balance` = `balance` + NEW.`amount` WHERE `id` = NEW.`account`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_stays` BEFORE UPDATE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_remains` BEFORE DELETE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_stays` BEFORE UPDATE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_remains` BEFORE DELETE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_insert AFTER INSERT ON `orders` WHEN NEW.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_delete AFTER DELETE ON `orders` WHEN OLD.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_place AFTER UPDATE OF status ON `orders` WHEN NEW.status <> OLD.status AND NEW.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_orders_leave AFTER UPDATE OF status ON `orders` WHEN NEW.status <> OLD.status AND OLD.status <> 'DRAFT' BEGIN
  INSERT INTO tally (of, state, count) VALUES ('orders', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_customer_insert AFTER INSERT ON `customer` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('customer', '', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_customer_delete AFTER DELETE ON `customer` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('customer', '', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_insert AFTER INSERT ON `withdrawal` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_delete AFTER DELETE ON `withdrawal` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_withdrawal_update AFTER UPDATE OF status ON `withdrawal` WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('withdrawal', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_insert AFTER INSERT ON `order_return` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_delete AFTER DELETE ON `order_return` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_order_return_update AFTER UPDATE OF status ON `order_return` WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO tally (of, state, count) VALUES ('order_return', NEW.status, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('order_return', OLD.status, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_insert AFTER INSERT ON `refund` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_delete AFTER DELETE ON `refund` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_refund_update AFTER UPDATE OF state ON `refund` WHEN NEW.state <> OLD.state BEGIN
  INSERT INTO tally (of, state, count) VALUES ('refund', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('refund', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_insert AFTER INSERT ON `transfer_receipt` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_delete AFTER DELETE ON `transfer_receipt` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_transfer_receipt_update AFTER UPDATE OF state ON `transfer_receipt` WHEN NEW.state <> OLD.state BEGIN
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', NEW.state, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('transfer_receipt', OLD.state, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_insert AFTER INSERT ON category BEGIN
  DELETE FROM category_branch WHERE (branch, slug) NOT IN (SELECT branch, slug FROM category_branch_source);
  INSERT OR IGNORE INTO category_branch (branch, slug) SELECT branch, slug FROM category_branch_source;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_move AFTER UPDATE OF parent_slug ON category WHEN NEW.parent_slug IS NOT OLD.parent_slug BEGIN
  DELETE FROM category_branch WHERE (branch, slug) NOT IN (SELECT branch, slug FROM category_branch_source);
  INSERT OR IGNORE INTO category_branch (branch, slug) SELECT branch, slug FROM category_branch_source;
END;
--> statement-breakpoint
CREATE TRIGGER branch_on_category_delete AFTER DELETE ON category BEGIN
  DELETE FROM category_branch WHERE (branch, slug) NOT IN (SELECT branch, slug FROM category_branch_source);
  INSERT OR IGNORE INTO category_branch (branch, slug) SELECT branch, slug FROM category_branch_source;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_branch_insert AFTER INSERT ON category_branch BEGIN
  INSERT INTO listing_place (branch, listing_id, position, sold, created_at, price, discounted, available)
    SELECT NEW.branch, id, position, sold, created_at, price, discounted, available FROM listing WHERE category_slug = NEW.slug AND price IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_branch_delete AFTER DELETE ON category_branch BEGIN
  DELETE FROM listing_place WHERE branch = OLD.branch AND listing_id IN (SELECT id FROM listing WHERE category_slug = OLD.slug);
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_price AFTER UPDATE OF price ON listing WHEN OLD.price IS NULL AND NEW.price IS NOT NULL BEGIN
  INSERT OR IGNORE INTO listing_facet (listing_id, name, value)
    SELECT NEW.id, json_extract(p.value, '$[0]'), upper(substr(trim(v.value), 1, 1)) || substr(trim(v.value), 2)
    FROM json_each(NEW.facets) AS p, json_each('[' || replace(json_quote(json_extract(p.value, '$[1]')), ', ', '","') || ']') AS v
    WHERE trim(v.value) <> '' AND length(trim(v.value)) <= 40 AND v.value NOT GLOB '*[0-9][0-9][0-9][0-9][0-9]*';
  INSERT OR IGNORE INTO listing_facet (listing_id, name, value) SELECT listing_id, name, '' FROM listing_facet WHERE listing_id = NEW.id;
  INSERT INTO listing_place (branch, listing_id, position, sold, created_at, price, discounted, available)
    SELECT branch, NEW.id, NEW.position, NEW.sold, NEW.created_at, NEW.price, NEW.discounted, NEW.available FROM category_branch WHERE slug = NEW.category_slug;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_change AFTER UPDATE OF position, sold, created_at, price, discounted, available ON listing
WHEN OLD.price IS NOT NULL AND NEW.price IS NOT NULL AND (NEW.position, NEW.sold, NEW.created_at, NEW.price, NEW.discounted, NEW.available) IS NOT (OLD.position, OLD.sold, OLD.created_at, OLD.price, OLD.discounted, OLD.available) BEGIN
  UPDATE listing_place SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at, price = NEW.price, discounted = NEW.discounted, available = NEW.available WHERE listing_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_priceless AFTER UPDATE OF price ON listing WHEN OLD.price IS NOT NULL AND NEW.price IS NULL BEGIN
  DELETE FROM listing_place WHERE listing_id = NEW.id;
  DELETE FROM listing_facet WHERE listing_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER place_on_listing_delete AFTER DELETE ON listing BEGIN
  DELETE FROM listing_place WHERE listing_id = OLD.id;
  DELETE FROM listing_facet WHERE listing_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_insert AFTER INSERT ON listing_place BEGIN
  INSERT INTO branch_facet (branch, name, value, products)
    SELECT NEW.branch, name, value, 1 FROM listing_facet WHERE listing_id = NEW.listing_id
    UNION ALL SELECT NEW.branch, '', value, counted FROM (SELECT '' AS value, 1 AS counted UNION ALL SELECT 'available', NEW.available UNION ALL SELECT 'discounted', NEW.discounted) WHERE true
  ON CONFLICT (branch, name, value) DO UPDATE SET products = products + excluded.products;
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_delete AFTER DELETE ON listing_place BEGIN
  UPDATE branch_facet SET products = products - 1 WHERE branch = OLD.branch AND (name, value) IN (SELECT name, value FROM listing_facet WHERE listing_id = OLD.listing_id);
  UPDATE branch_facet SET products = products - CASE value WHEN 'available' THEN OLD.available WHEN 'discounted' THEN OLD.discounted ELSE 1 END WHERE branch = OLD.branch AND name = '';
  DELETE FROM branch_facet WHERE branch = OLD.branch AND products = 0 AND name <> '' AND (name, value) IN (SELECT name, value FROM listing_facet WHERE listing_id = OLD.listing_id);
END;
--> statement-breakpoint
CREATE TRIGGER facet_on_place_change AFTER UPDATE OF discounted, available ON listing_place WHEN NEW.discounted <> OLD.discounted OR NEW.available <> OLD.available BEGIN
  UPDATE branch_facet SET products = products + CASE value WHEN 'available' THEN NEW.available - OLD.available WHEN 'discounted' THEN NEW.discounted - OLD.discounted ELSE 0 END WHERE branch = NEW.branch AND name = '';
END;
